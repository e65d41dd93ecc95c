import type { DataOf, InputOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { rejectWithdrawal } from '../../payments/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { presentOneForReview } from './review-row.ts';

/**
 * Rejects a withdrawal with a reason the member will read. The decision, the return of the held funds and the audit
 * row are one transaction. Fails with `withdrawal_unknown` and `state_changed`.
 */
export async function decideRejection(
  house: House,
  input: InputOf<typeof staff.staffWithdrawalReject>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffWithdrawalReject>> {
  return inTransaction(house.db, async (tx) => {
    const row = await rejectWithdrawal(tx, house, input.id, caller.staff.email, input.reason);
    const shown = await presentOneForReview(tx, house, row);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'withdrawal.reject',
      subjectType: 'withdrawal',
      subjectId: row.id,
      detail: {
        order_number: row.order_number,
        member_id: row.member_id,
        money: formatAmount(row.amount_cents),
        reason: input.reason,
      },
    });
    return shown;
  });
}
