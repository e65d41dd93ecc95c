import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { endAsRefunded, leftOf, lockRefund, markRefunded } from './refund-pix.ts';

/** What an institution said of a refund that it has not ended. */
export type RefundSilence = 'not_found' | 'no_answer' | 'not_done';

/** A request to the institution that may still be under way: it is given up long before. */
const sendingMs = 60_000;

/** From when on it may be declared that a Pix went back in another way that is to go back since then. */
export function refundDeclarableAt(house: House, refundingAt: Date): Date {
  return new Date(refundingAt.getTime() + house.env.PAYOUT_DECLARE_HOURS * 3_600_000);
}

/**
 * The member of a refund that may be declared as done in another way, null when it is nobody's; it stays locked, its deposit first. Fails
 * with `refund_unknown`, with `state_changed` when it is done, with `refund_too_fresh`, and with `refund_under_way` while it may still be
 * on its way to the institution.
 */
export async function lockDeclarableRefund(
  tx: Queryable,
  house: House,
  endToEndId: string,
): Promise<{ memberId: string | null }> {
  await lockRefund(tx, endToEndId);
  const { rows } = await tx.query<{
    state: string;
    since: Date;
    sent_at: Date | null;
    member_id: string | null;
  }>(
    `select p.state, coalesce(p.refunding_at, p.created_at) as since, p.refund_sent_at as sent_at, d.member_id
       from pix_received p left join deposit d on d.id = p.deposit_id
      where p.end_to_end_id = $1 and p.state in ('refunding', 'refunded')`,
    [endToEndId],
  );
  const [row] = rows;
  if (!row) throw new AppError('refund_unknown');
  if (row.state !== 'refunding') throw new AppError('state_changed', { state: row.state, edited_by: '' });
  const now = house.clock.now();
  if (refundDeclarableAt(house, row.since) > now)
    throw new AppError('refund_too_fresh', null, { hours: house.env.PAYOUT_DECLARE_HOURS });
  if (row.sent_at !== null && now.getTime() - row.sent_at.getTime() < sendingMs)
    throw new AppError('refund_under_way');
  return { memberId: row.member_id };
}

/**
 * Asks the institution about a refund that is to be declared, outside any transaction. When all of it is back at the payer that is booked,
 * and goes before every declaration: `refund_known`; and so does a return that it is at: `refund_under_way`.
 */
export async function askAboutRefund(house: House, endToEndId: string): Promise<RefundSilence> {
  const outcome = await house.psp.client.getPix(endToEndId);
  if (outcome.kind === 'refused' && outcome.status === 404) return 'not_found';
  if (outcome.kind !== 'ok') return 'no_answer';
  if (outcome.value.refunds.some(({ status }) => status === 'EM_PROCESSAMENTO'))
    throw new AppError('refund_under_way');
  if (leftOf(outcome.value) > 0n) return 'not_done';
  await markRefunded(house, endToEndId);
  throw new AppError('refund_known');
}

/**
 * Ends a refund as two people declare it, in their transaction: the money went back in another way. It is in no account of ours, so none
 * moves; and nothing is sent any more.
 */
export async function declareRefunded(tx: Queryable, house: House, endToEndId: string): Promise<void> {
  await lockDeclarableRefund(tx, house, endToEndId);
  await endAsRefunded(tx, house, endToEndId);
}
