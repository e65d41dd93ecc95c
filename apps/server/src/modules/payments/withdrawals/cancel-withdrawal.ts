import type { DataOf, payments } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { releaseFunds } from './release.ts';
import { findWithdrawal, presentWithdrawal, type Withdrawal, withdrawalColumns } from './withdrawal.ts';

/** Cancels a withdrawal that nobody has reviewed yet; its funds come back. Cancelling twice answers the same. */
export async function cancelWithdrawal(
  house: House,
  id: string,
  caller: MemberCaller,
): Promise<DataOf<typeof payments.drawingCancel>> {
  return inTransaction(house.db, async (tx) => {
    const before = await findWithdrawal(tx, caller.member.memberId, id);
    if (!before) throw new AppError('withdrawal_unknown');
    if (before.state === 'cancelled') return presentWithdrawal(before);
    const { rows } = await tx.query<Withdrawal>(
      `update withdrawal set state = 'cancelled' where id = $1 and state = 'submitted' returning ${withdrawalColumns}`,
      [id],
    );
    if (!rows[0]) throw new AppError('state_changed');
    await releaseFunds(tx, house, rows[0], 'cancelled');
    return presentWithdrawal(rows[0]);
  });
}
