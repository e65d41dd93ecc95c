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

interface Measure {
  readonly action: 'chat.mute' | 'chat.ban' | 'chat.lift';
  readonly memberId: string;
  readonly reason: string;
  /** Until when the member may not write: `infinity` for a ban, null for not at all. */
  readonly until: string | null;
  readonly detail?: Readonly<Record<string, number>>;
  /** What the measure cannot be taken against. */
  isRefused(member: ModeratedRow): boolean;
}

/** Keeps a member from writing for a while; a mute that runs is replaced. A ban is lifted first. */
export function muteMember(
  house: House,
  input: InputOf<typeof staffChat.staffChatMute>,
  caller: StaffCaller,
): Promise<Moderated> {
  const { id: memberId, minutes, reason } = input;
  const until = new Date(house.clock.now().getTime() + minutes * 60_000).toISOString();
  return take(house, caller, {
    action: 'chat.mute',
    memberId,
    reason,
    until,
    detail: { minutes },
    isRefused: ({ isBanned }) => isBanned,
  });
}

/** Keeps a member from writing until it is lifted. */
export function banMember(
  house: House,
  input: InputOf<typeof staffChat.staffChatBan>,
  caller: StaffCaller,
): Promise<Moderated> {
  const { id: memberId, reason } = input;
  return take(house, caller, {
    action: 'chat.ban',
    memberId,
    reason,
    until: 'infinity',
    isRefused: ({ isBanned }) => isBanned,
  });
}

/** Lets a muted or banned member write again. */
export function liftMute(
  house: House,
  input: InputOf<typeof staffChat.staffChatLift>,
  caller: StaffCaller,
): Promise<Moderated> {
  const { id: memberId, reason } = input;
  return take(house, caller, {
    action: 'chat.lift',
    memberId,
    reason,
    until: null,
    isRefused: ({ isBanned, mutedUntil }) => !isBanned && mutedUntil === null,
  });
}

/** Takes a measure with its audit row and tells the member's sockets. Fails with `member_unknown` and `state_changed`. */
async function take(house: House, caller: StaffCaller, measure: Measure): Promise<Moderated> {
  const { memberId, reason, until, action } = measure;
  return inTransaction(house.db, async (tx) => {
    const member = await lockModerated(tx, memberId);
    if (measure.isRefused(member)) throw new AppError('state_changed');
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
      detail: { account: member.account, reason, ...measure.detail },
    });
    return shown;
  });
}
