import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { type Withdrawal, withdrawalColumns } from '../../payments/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { presentOneForReview } from './review-row.ts';

/** One withdrawal with what a reviewer needs; that it was looked at is recorded. Fails with `withdrawal_unknown`. */
export async function getForReview(
  house: House,
  input: InputOf<typeof staff.staffWithdrawalGet>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffWithdrawalGet>> {
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<Withdrawal>(`select ${withdrawalColumns} from withdrawal where id = $1`, [
      input.id,
    ]);
    const [row] = rows;
    if (!row) throw new AppError('withdrawal_unknown');
    const shown = await presentOneForReview(tx, house, row);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'withdrawal.view',
      subjectType: 'withdrawal',
      subjectId: row.id,
      detail: { member_id: row.member_id },
    });
    return shown;
  });
}
