import type { DataOf, InputOf, staffCare } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { endSessions, forgetSessions } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { knownMember } from './known-member.ts';

/** Ends every session of a member, who may log in again. Fails with `member_unknown`. */
export async function putOffline(
  house: House,
  input: InputOf<typeof staffCare.staffMemberOffline>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffCare.staffMemberOffline>> {
  const ended = await inTransaction(house.db, async (tx) => {
    const { memberId, account } = await knownMember(tx, input.id);
    const sessions = await endSessions(tx, house, { memberId, which: 'all', reason: 'revoked' });
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'member.offline',
      subjectType: 'member',
      subjectId: memberId,
      detail: { account, reason: input.reason, sessions_ended: sessions.length },
    });
    return sessions;
  });
  forgetSessions(house, input.id, ended);
  return { sessions_ended: ended.length };
}
