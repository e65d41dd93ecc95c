import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { noticeDeposit } from './deposit.ts';

/**
 * Sends a received Pix back under the refund id that was written with the decision: repeating it cannot refund twice.
 * Throws until the institution says that it was returned, so that the job asks again.
 */
export async function refundPix(house: House, endToEndId: string): Promise<void> {
  const { rows } = await house.db.query<{ refund_id: string; amount_cents: bigint }>(
    `select refund_id, amount_cents from pix_received where end_to_end_id = $1 and state = 'refunding'`,
    [endToEndId],
  );
  const [pending] = rows;
  if (!pending) return;
  const request = { endToEndId, id: pending.refund_id, amountCents: pending.amount_cents };
  const known = await house.psp.client.getRefund(endToEndId, pending.refund_id);
  const outcome = known.kind === 'refused' ? await house.psp.client.requestRefund(request) : known;
  if (outcome.kind === 'ok' && outcome.value.status === 'DEVOLVIDO') {
    await markRefunded(house, endToEndId);
    return;
  }
  const state = outcome.kind === 'ok' ? outcome.value.status : outcome.kind;
  throw new Error(`refund of ${endToEndId} is not done: ${state}`);
}

async function markRefunded(house: House, endToEndId: string): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const done = await tx.query<{ deposit_id: string | null }>(
      `update pix_received set state = 'refunded' where end_to_end_id = $1 and state = 'refunding' returning deposit_id`,
      [endToEndId],
    );
    const depositId = done.rows[0]?.deposit_id;
    if (!depositId) return;
    const changed = await tx.query<{ id: string; member_id: string }>(
      `update deposit set state = 'refunded' where id = $1 and state = 'refunding' returning id, member_id`,
      [depositId],
    );
    if (changed.rows[0]) await noticeDeposit(tx, house, changed.rows[0], 'refunded');
  });
}
