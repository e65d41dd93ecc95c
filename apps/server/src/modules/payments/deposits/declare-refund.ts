import { isForcedReturn, type ReceivedPix, type Refund } from '@arara/pix';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { isStillAtIt, underWayDays } from '../under-way.ts';
import { endAsRefunded, leftOf, lockRefund, markRefunded } from './refund-pix.ts';

/** What an institution said of a refund that it has not ended. */
export type RefundSilence = 'not_found' | 'no_answer' | 'not_done' | 'under_way';

/** A request to the institution that may still be under way: it is given up long before. */
const sendingMs = 60_000;

const refundUnderWay = () => new AppError('refund_under_way', null, { days: underWayDays });

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
  if (row.sent_at !== null && now.getTime() - row.sent_at.getTime() < sendingMs) throw refundUnderWay();
  return { memberId: row.member_id };
}

/**
 * Asks the institution about a refund that is to be declared, outside any transaction. When all of it is back at the payer that is booked,
 * and goes before every declaration: `refund_known`; and so does a return that it is at, unless it is our own and has been under way for
 * `underWayDays`: `refund_under_way`. What the payer's side forces is for that side to end, who might ask for both.
 */
export async function askAboutRefund(house: House, endToEndId: string): Promise<RefundSilence> {
  const outcome = await house.psp.client.getPix(endToEndId);
  if (outcome.kind === 'refused' && outcome.status === 404) return 'not_found';
  if (outcome.kind !== 'ok') return 'no_answer';
  const underWay = outcome.value.refunds.filter(({ status }) => status === 'EM_PROCESSAMENTO');
  if (underWay.length > 0) {
    const since = await beganAt(house, endToEndId, underWay);
    if (since === null || isStillAtIt(house, since)) throw refundUnderWay();
    return 'under_way';
  }
  if (leftOf(outcome.value) > 0n) return 'not_done';
  await markRefunded(house, endToEndId);
  throw new AppError('refund_known');
}

/** Since when the last of some returns is under way, by our clock where we sent it; null while the payer's side forces one. */
async function beganAt(house: House, endToEndId: string, underWay: readonly Refund[]): Promise<Date | null> {
  if (underWay.some(isForcedReturn)) return null;
  const { rows } = await house.db.query<{ since: Date }>(
    `select greatest(created_at, refunding_at, refund_sent_at) as since from pix_received where end_to_end_id = $1`,
    [endToEndId],
  );
  const now = house.clock.now().getTime();
  const told = underWay.map(({ requestedAt }) => requestedAt?.getTime() ?? 0).filter((at) => at <= now);
  return new Date(Math.max(rows[0]?.since.getTime() ?? now, ...told));
}

/**
 * Ends a refund as two people declare it, in their transaction: the money went back in another way. It is in no account of ours, so none
 * moves; and nothing is sent any more.
 */
export async function declareRefunded(tx: Queryable, house: House, endToEndId: string): Promise<void> {
  await lockDeclarableRefund(tx, house, endToEndId);
  await endAsRefunded(tx, house, endToEndId);
}

/** Marks, once, and tells that the institution has returned what two people declared as gone back: its payer has it twice. */
export async function hearLateReturn(house: House, pix: ReceivedPix): Promise<void> {
  const { endToEndId } = pix;
  const returned = pix.refunds.filter(({ status }) => status === 'DEVOLVIDO');
  if (returned.reduce((sum, { amountCents }) => sum + amountCents, 0n) < pix.amountCents) return;
  const { rowCount } = await house.db.query(
    `update pix_received p set contradicted_at = $2
      where p.end_to_end_id = $1 and p.state = 'refunded' and p.contradicted_at is null
        and exists (select from staff_request r where r.end_to_end_id = p.end_to_end_id and r.state = 'done')`,
    [endToEndId, house.clock.now()],
  );
  if (rowCount === 1)
    house.log.error({ endToEndId }, 'a refund that was declared is returned by the institution too');
}
