import type { DataOf, payments } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { confirmCharge } from './confirm-charge.ts';
import { type Deposit, depositColumns, findDeposit, noticeDeposit, presentDeposit } from './deposit.ts';

/** Cancels a code nobody has paid: the institution removes it first, so that it cannot be paid afterwards. */
export async function cancelDeposit(
  house: House,
  id: string,
  caller: MemberCaller,
): Promise<DataOf<typeof payments.rechargeCancel>> {
  const deposit = await findDeposit(house.db, caller.member.memberId, id);
  if (!deposit) throw new AppError('deposit_unknown');
  if (deposit.state === 'cancelled') return presentDeposit(deposit, house, caller.lang);
  if (deposit.state !== 'waiting') throw new AppError('state_changed');
  const outcome = await house.psp.client.cancelCharge(deposit.txid);
  if (outcome.kind === 'unknown') throw new AppError('payment_unavailable');
  if (outcome.kind === 'refused') {
    // Most likely it has just been paid: find out now rather than at the next callback.
    await confirmCharge(house, deposit.txid);
    throw new AppError('state_changed');
  }
  const after = await inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<Deposit>(
      `update deposit set state = 'cancelled' where id = $1 and state = 'waiting' returning ${depositColumns}`,
      [id],
    );
    if (rows[0]) await noticeDeposit(tx, house, rows[0], 'cancelled');
    return rows[0];
  });
  if (!after) throw new AppError('state_changed');
  return presentDeposit(after, house, caller.lang);
}
