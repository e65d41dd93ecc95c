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
  if (deposit.state !== 'created' && deposit.state !== 'waiting') throw new AppError('state_changed');
  await removeCharge(house, deposit.txid);
  return presentDeposit(await markCancelled(house, id), house, caller.lang);
}

/** Returns when nobody can pay the charge any more: it was removed, now or before, or never came to be. */
async function removeCharge(house: House, txid: string): Promise<void> {
  const removal = await house.psp.client.cancelCharge(txid);
  if (removal.kind === 'ok') return;
  if (removal.kind === 'unknown') throw new AppError('payment_unavailable');
  if (removal.status === 404) return;
  const charge = await house.psp.client.getCharge(txid);
  // Too busy, or not letting us in: it may be removed later.
  if (charge.kind !== 'ok') throw new AppError('payment_unavailable');
  const { status, payments: paid } = charge.value;
  if (status.startsWith('REMOVIDA') && paid.length === 0) return;
  if (status === 'ATIVA' && paid.length === 0) throw new AppError('payment_unavailable');
  // It has just been paid: deal with that now rather than at the next callback.
  await confirmCharge(house, txid);
  throw new AppError('state_changed');
}

async function markCancelled(house: House, id: string): Promise<Deposit> {
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<Deposit>(
      `update deposit set state = 'cancelled' where id = $1 and state in ('created', 'waiting')
       returning ${depositColumns}`,
      [id],
    );
    if (rows[0]) {
      await noticeDeposit(tx, house, rows[0], 'cancelled');
      return rows[0];
    }
    // Two cancellations at once answer the same; whatever else happened meanwhile stands.
    const after = await tx.query<Deposit>(
      `select ${depositColumns} from deposit where id = $1 and state = 'cancelled'`,
      [id],
    );
    if (!after.rows[0]) throw new AppError('state_changed');
    return after.rows[0];
  });
}
