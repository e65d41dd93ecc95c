import type { InputOf, staffChat } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../../staff/index.ts';
import { tellMember } from '../messages/tell-room.ts';
import {
  lockModerated,
  type Moderated,
  type ModeratedRow,
  presentModerated,
  readModerated,
} from './moderated.ts';

type Action = 'chat.mute' | 'chat.ban' | 'chat.lift';

interface Measure {
  readonly id: string;
  readonly reason: string;
  /** Until when the member may not write: `infinity` for a ban, null for not at all. */
  readonly until: string | null;
  readonly detail?: Readonly<Record<string, number>>;
}

const isBanned = (member: ModeratedRow) => member.isBanned;

/** Against whom a measure cannot be taken. */
const isRefused: Record<Action, (member: ModeratedRow) => boolean> = {
  'chat.mute': isBanned,
  'chat.ban': isBanned,
  'chat.lift': (member) => !member.isBanned && member.mutedUntil === null,
};

/** Keeps a member from writing for a while; a mute that runs is replaced. A ban is lifted first. */
export function muteMember(
  house: House,
  { minutes, ...whom }: InputOf<typeof staffChat.staffChatMute>,
  caller: StaffCaller,
): Promise<Moderated> {
  const until = new Date(house.clock.now().getTime() + minutes * 60_000).toISOString();
  return take(house, caller, 'chat.mute', { ...whom, until, detail: { minutes } });
}

/** Keeps a member from writing until it is lifted. */
export function banMember(
  house: House,
  whom: InputOf<typeof staffChat.staffChatBan>,
  caller: StaffCaller,
): Promise<Moderated> {
  return take(house, caller, 'chat.ban', { ...whom, until: 'infinity' });
}

/** Lets a muted or banned member write again. */
export function liftMute(
  house: House,
  whom: InputOf<typeof staffChat.staffChatLift>,
  caller: StaffCaller,
): Promise<Moderated> {
  return take(house, caller, 'chat.lift', { ...whom, until: null });
}

/** Takes a measure with its audit row and tells the member's sockets. Fails with `member_unknown` and `state_changed`. */
function take(
  house: House,
  caller: StaffCaller,
  action: Action,
  { id: memberId, reason, until, detail }: Measure,
): Promise<Moderated> {
  return inTransaction(house.db, async (tx) => {
    const member = await lockModerated(tx, memberId);
    if (isRefused[action](member)) throw new AppError('state_changed');
    await tx.query('update chat_member set muted_until = $2, mute_reason = $3 where member_id = $1', [
      memberId,
      until,
      until === null ? '' : reason,
    ]);
    await tellMember(tx, house, memberId, { kind: 'standing' });
    const shown = presentModerated(await readModerated(tx, memberId));
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action,
      subjectType: 'member',
      subjectId: memberId,
      detail: { account: member.account, reason, ...detail },
    });
    return shown;
  });
}
