import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { findMemberFacts, forgetSessions, freezeSessions } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { presentMember } from './member-row.ts';

/**
 * Freezes a member or lets one back in. Freezing ends every session: the next request of each answers
 * `force_offline`. A blacklisted member is neither. Fails with `member_unknown` and `state_changed`.
 */
export async function setMemberStatus(
  house: House,
  input: InputOf<typeof staff.staffMemberStatus>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffMemberStatus>> {
  const now = house.clock.now();
  const { shown, ended } = await inTransaction(house.db, async (tx) => {
    const member = await findMemberFacts(tx, input.id);
    if (!member) throw new AppError('member_unknown');
    const from = input.status === 'frozen' ? 'active' : 'frozen';
    if (!(await changeStatus(tx, input.id, from, input.status, now))) throw new AppError('state_changed');
    const ended = input.status === 'frozen' ? await freezeSessions(tx, house, input.id) : [];
    if (input.status === 'frozen') await record(tx, 'play.closed', { memberId: input.id });
    const shown = await presentMember(tx, { ...member, status: input.status });
    await recordAudit(tx, actorOf(caller), now, {
      action: input.status === 'frozen' ? 'member.freeze' : 'member.unfreeze',
      subjectType: 'member',
      subjectId: member.memberId,
      detail: { account: member.account, reason: input.reason, sessions_ended: ended.length },
    });
    return { shown, ended };
  });
  forgetSessions(house, input.id, ended);
  return shown;
}

async function changeStatus(
  tx: Queryable,
  memberId: string,
  from: 'active' | 'frozen',
  to: 'active' | 'frozen',
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update member set status = $3, updated_at = $4 where id = $1 and status = $2',
    [memberId, from, to, at],
  );
  return rowCount === 1;
}
