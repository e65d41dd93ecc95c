import type { DataOf, InputOf, staffLiftings } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { findMemberFacts } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { presentLifting } from './lifting-row.ts';

/**
 * Asks to lift a member's blacklisting; nothing changes before a second person agrees.
 * Fails with `member_unknown`, `member_not_blacklisted`, and `lifting_waits` while another ask waits.
 */
export async function askLifting(
  house: House,
  { id, reason }: InputOf<typeof staffLiftings.staffLiftingAsk>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffLiftings.staffLiftingAsk>> {
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const member = await findMemberFacts(tx, id);
    if (!member) throw new AppError('member_unknown');
    if (member.status !== 'blacklisted') throw new AppError('member_not_blacklisted');
    const { rows } = await tx.query<{ id: string }>(
      `insert into lifting (member_id, reason, asked_by, asked_at) values ($1, $2, $3, $4)
       on conflict (member_id) where state = 'waiting' do nothing returning id`,
      [id, reason, caller.staff.staffId, at],
    );
    const [row] = rows;
    if (!row) throw new AppError('lifting_waits');
    await recordAudit(tx, actorOf(caller), at, {
      action: 'member.lifting_ask',
      subjectType: 'member',
      subjectId: id,
      detail: { account: member.account, reason },
    });
    return presentLifting({
      id: row.id,
      member_id: id,
      account: member.account,
      reason,
      state: 'waiting',
      asked_by: caller.staff.email,
      asker_id: caller.staff.staffId,
      asked_at: at,
      decided_by: null,
      decided_at: null,
    });
  });
}
