import type { DataOf, InputOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { approveWithdrawal, dropFirstApproval, firstApprovalOf } from '../../payments/index.ts';
import { accountByEmail } from '../access/staff-accounts.ts';
import { assertTwoHands, mayStill } from '../access/two-hands.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { presentOneForReview } from './review-row.ts';
import { riskSignals } from './risk.ts';

/**
 * Approves a withdrawal in the name of the caller, as the first or the second of two above the configured amount; as the first, too, when
 * whoever was the first may approve no more.
 * The decision, the job that pays and the audit row are one transaction.
 * Fails with `withdrawal_unknown`, `state_changed`, `same_reviewer`, as `assertTwoHands` does, and where only low risk may
 * pass, `risk_not_low`.
 */
export async function decideApproval(
  house: House,
  input: InputOf<typeof staff.staffWithdrawalApprove>,
  caller: StaffCaller,
  { isLowRiskOnly = false } = {},
): Promise<DataOf<typeof staff.staffWithdrawalApprove>> {
  return inTransaction(house.db, async (tx) => {
    const isFirstGone = input.seen === 'second_review' && (await dropIfGone(tx, input.id));
    const seen = isFirstGone ? 'submitted' : input.seen;
    const row = await approveWithdrawal(tx, house, input.id, caller.staff.email, seen);
    if (row.second_reviewer !== '') {
      const first = await accountByEmail(tx, row.first_reviewer);
      if (!first) throw new Error(`${row.first_reviewer} approved and is not of the staff`);
      await assertTwoHands(tx, house, { first: first.id, second: caller.staff.staffId });
    }
    if (isLowRiskOnly && (await riskSignals(tx, house, [row])).get(row.id)?.length !== 0)
      throw new AppError('risk_not_low');
    const shown = await presentOneForReview(tx, house, row);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: row.state === 'second_review' ? 'withdrawal.approve_first' : 'withdrawal.approve',
      subjectType: 'withdrawal',
      subjectId: row.id,
      detail: {
        order_number: row.order_number,
        member_id: row.member_id,
        money: formatAmount(row.amount_cents),
        first_reviewer: row.first_reviewer,
        second_reviewer: row.second_reviewer,
        ...(isLowRiskOnly && { in_bulk: true }),
      },
    });
    return shown;
  });
}

/** An account that was closed, or given another role, after its approval may not have been in its own hands. */
async function dropIfGone(tx: Queryable, id: string): Promise<boolean> {
  const email = await firstApprovalOf(tx, id);
  const first = email === null ? null : await accountByEmail(tx, email);
  if (!first || (await mayStill(tx, first.id, 'withdrawals.review'))) return false;
  await dropFirstApproval(tx, id);
  return true;
}
