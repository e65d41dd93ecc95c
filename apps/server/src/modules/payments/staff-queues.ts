import { newRefundId } from '@arara/pix';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { lockWithdrawal, type Withdrawal } from './withdrawals/withdrawal.ts';

/** A payout takes seconds; one that takes this long is looked at by a person. */
export const stuckAfterMs = 5 * 60_000;

/**
 * Asks the institution about a payout at once, with the caller's transaction. Fails with `withdrawal_unknown`, and with
 * `state_changed` when it is not on its way.
 */
export async function askPayoutAgain(tx: Queryable, house: House, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new AppError('withdrawal_unknown');
  if (!['approved', 'paying'].includes(row.state) || row.payout_id === null)
    throw new AppError('state_changed');
  const { payout_id: payoutId } = row;
  await house.jobs.add(tx, 'payout-ask', { payoutId }, { jobKey: `payout-ask:${payoutId}` });
  return row;
}

/**
 * Sends a Pix back that pays no deposit, or tries a refund again at once. The refund's id is written with the decision, so
 * that repeating it cannot refund twice. While two people are declaring that it went back, the institution is only asked about it.
 * Fails with `refund_unknown`.
 */
export async function askRefundAgain(
  tx: Queryable,
  house: House,
  endToEndId: string,
): Promise<{ amountCents: bigint; wasUnmatched: boolean }> {
  const { rows } = await tx.query<{ state: string; amount_cents: bigint }>(
    `select state, amount_cents from pix_received
      where end_to_end_id = $1 and state in ('refunding', 'unmatched') for update`,
    [endToEndId],
  );
  const [row] = rows;
  if (!row) throw new AppError('refund_unknown');
  const wasUnmatched = row.state === 'unmatched';
  if (wasUnmatched)
    await tx.query(
      `update pix_received set state = 'refunding', refund_id = $2, refunding_at = $3 where end_to_end_id = $1`,
      [endToEndId, newRefundId(), house.clock.now()],
    );
  await house.jobs.add(
    tx,
    'pix-refund',
    { endToEndId, atOnce: true },
    { jobKey: `pix-refund:${endToEndId}` },
  );
  return { amountCents: row.amount_cents, wasUnmatched };
}
