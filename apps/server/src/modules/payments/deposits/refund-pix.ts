import { isForcedReturn, newRefundId, type ReceivedPix, type Refund, whyNot } from '@arara/pix';
import type { House } from '../../../house.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { pauseMs } from '../pause.ts';
import { noticeDeposit } from './deposit.ts';

/**
 * Sends a received Pix back under the refund id that was written with the decision: repeating it cannot refund twice.
 * One that the institution rejected for good has moved nothing; it is asked for again under a new id. It is done when all of it is
 * back at the payer: what others are returning (MED) may still stay here, and is then ours to send. One that is rejected again and again
 * is asked for less and less often, unless a person wants it `atOnce`. While somebody has asked to declare that it went back, it is
 * only listened for. Throws when nothing is known, so that the job is tried again.
 */
export async function refundPix(
  house: House,
  endToEndId: string,
  { atOnce = false }: { readonly atOnce?: boolean | undefined } = {},
): Promise<void> {
  const { rows } = await house.db.query<{ id: string; rejected_at: Date | null }>(
    `select refund_id as id, refund_rejected_at as rejected_at from pix_received
      where end_to_end_id = $1 and state = 'refunding'`,
    [endToEndId],
  );
  const [row] = rows;
  if (!row) return;
  const { id, rejected_at: rejectedAt } = row;
  const pix = await house.psp.client.getPix(endToEndId);
  if (pix.kind !== 'ok') throw new Error(`refund of ${endToEndId}: the Pix cannot be read: ${whyNot(pix)}`);
  const own = pix.value.refunds.find((refund) => refund.id === id);
  const others = { ...pix.value, refunds: pix.value.refunds.filter((refund) => refund !== own) };
  if (own && own.status !== 'DEVOLVIDO') await hear(house, others, own);
  else if (leftOf(pix.value) <= 0n) await endUnlessUnderWay(house, pix.value);
  else if (own) await askAnew(house, endToEndId, own);
  else if (atOnce || nextTryMs(pix.value, rejectedAt) <= house.clock.now().getTime()) {
    if (!(await beginSending(house, endToEndId, id))) return;
    const amountCents = leftOf(pix.value);
    const asked = await house.psp.client.requestRefund({ endToEndId, id, amountCents });
    if (asked.kind !== 'ok') throw new Error(`refund of ${endToEndId} is not done: ${whyNot(asked)}`);
    await hear(house, others, asked.value);
  }
}

/**
 * Marks that a refund is about to be asked for; false when it may not be, because it has ended or somebody declares that it has. Who asks
 * to declare it takes the same row, and sees the mark or is seen.
 */
async function beginSending(house: House, endToEndId: string, refundId: string): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    await tx.query('select from pix_received where end_to_end_id = $1 for update', [endToEndId]);
    // A statement of its own: it sees what was written while the row was waited for.
    const { rowCount } = await tx.query(
      `update pix_received set refund_sent_at = $3
        where end_to_end_id = $1 and refund_id = $2 and state = 'refunding'
          and not exists (select from staff_request where end_to_end_id = $1 and state = 'waiting')`,
      [endToEndId, refundId, house.clock.now()],
    );
    return rowCount === 1;
  });
}

/** What of a Pix is neither back at the payer nor on its way: others may be returning it (MED). */
export function leftOf(pix: ReceivedPix): bigint {
  const returned = pix.refunds.filter((refund) => refund.status !== 'NAO_REALIZADO');
  return pix.amountCents - returned.reduce((sum, refund) => sum + refund.amountCents, 0n);
}

const dayMs = 86_400_000;
/** So many rejections may pass by themselves; an account that is closed stays closed. */
const rejectionsInRow = 3;

/**
 * When the refund of a Pix may be asked for again: twice as long after each further rejection, a day at most. `rejectedAt` is when we
 * heard of the last one, for institutions that tell no times.
 */
function nextTryMs(pix: ReceivedPix, rejectedAt: Date | null): number {
  const rejected = pix.refunds.filter(
    (refund) => !isForcedReturn(refund) && refund.status === 'NAO_REALIZADO',
  );
  if (rejected.length < rejectionsInRow) return 0;
  const last = Math.max(
    ...rejected.map((refund) => refund.requestedAt?.getTime() ?? rejectedAt?.getTime() ?? 0),
  );
  return last + Math.min(60_000 * 2 ** (rejected.length - rejectionsInRow), dayMs);
}

/** While a return is under way nobody knows whether it will be done; `askStuckRefunds` comes back to it. */
async function endUnlessUnderWay(house: House, pix: ReceivedPix): Promise<void> {
  if (pix.refunds.some((refund) => refund.status === 'EM_PROCESSAMENTO')) return;
  await markRefunded(house, pix.endToEndId);
}

/** Hears what became of our refund; `others` is the Pix with the returns that are not it. */
async function hear(house: House, others: ReceivedPix, refund: Refund): Promise<void> {
  const { endToEndId } = others;
  switch (refund.status) {
    case 'DEVOLVIDO':
      await endUnlessUnderWay(house, others);
      return;
    case 'EM_PROCESSAMENTO':
      await askLater(house, endToEndId, await pauseOf(house, endToEndId));
      return;
    case 'NAO_REALIZADO':
      house.log.warn({ endToEndId, reason: refund.reason }, 'a refund was rejected, it is asked for again');
      await askAnew(house, endToEndId, refund);
  }
}

async function pauseOf(house: House, endToEndId: string): Promise<number> {
  const { rows } = await house.db.query<{ since: Date }>(
    'select coalesce(refund_sent_at, refunding_at, created_at) as since from pix_received where end_to_end_id = $1',
    [endToEndId],
  );
  const now = house.clock.now();
  return pauseMs(rows[0]?.since ?? now, now, 1000);
}

async function askAnew(house: House, endToEndId: string, { id }: Refund): Promise<void> {
  await house.db.query(
    `update pix_received set refund_id = $3, refund_rejected_at = $4
      where end_to_end_id = $1 and refund_id = $2 and state = 'refunding'`,
    [endToEndId, id, newRefundId(), house.clock.now()],
  );
  await askLater(house, endToEndId, 5000);
}

async function askLater(house: House, endToEndId: string, afterMs: number): Promise<void> {
  await house.jobs.add(
    house.db,
    'pix-refund',
    { endToEndId },
    { jobKey: `pix-refund:${endToEndId}`, runAt: new Date(Date.now() + afterMs) },
  );
}

/** The institution says that all of a Pix is back at its payer: its refund has ended, and there is nothing left to declare. */
export async function markRefunded(house: House, endToEndId: string): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    await lockRefund(tx, endToEndId);
    await tx.query(
      `update staff_request set state = 'overtaken', decided_at = $2 where end_to_end_id = $1 and state = 'waiting'`,
      [endToEndId, house.clock.now()],
    );
    await endAsRefunded(tx, house, endToEndId);
  });
}

/** The deposit first, as everywhere: two refunds of one deposit then see each other. */
export async function lockRefund(tx: Queryable, endToEndId: string): Promise<void> {
  await tx.query(
    'select 1 from deposit where id = (select deposit_id from pix_received where end_to_end_id = $1) for update',
    [endToEndId],
  );
  await tx.query('select 1 from pix_received where end_to_end_id = $1 for update', [endToEndId]);
}

/** A Pix went back to its payer, once, in the caller's transaction, which holds what `lockRefund` locks. */
export async function endAsRefunded(tx: Queryable, house: House, endToEndId: string): Promise<void> {
  const done = await tx.query<{ deposit_id: string | null }>(
    `update pix_received set state = 'refunded' where end_to_end_id = $1 and state = 'refunding' returning deposit_id`,
    [endToEndId],
  );
  const depositId = done.rows[0]?.deposit_id;
  if (!depositId) return;
  // A code that was paid twice is refunded when both payments are.
  const changed = await tx.query<{ id: string; member_id: string }>(
    `update deposit set state = 'refunded' where id = $1 and state = 'refunding'
        and not exists (select 1 from pix_received where deposit_id = $1 and state = 'refunding')
      returning id, member_id`,
    [depositId],
  );
  if (changed.rows[0]) await noticeDeposit(tx, house, changed.rows[0], 'refunded');
}

/**
 * Queues what is still to be refunded, in case its job was lost or gave up. So many at a time, in turn: what an institution never
 * does keeps no other from being asked for.
 */
export async function askStuckRefunds(house: House): Promise<void> {
  const { rows } = await house.db.query<{ end_to_end_id: string }>(
    `update pix_received set asked_at = $1 where end_to_end_id in (
       select end_to_end_id from pix_received where state = 'refunding'
        order by coalesce(asked_at, created_at) limit 200 for update skip locked)
     returning end_to_end_id`,
    [house.clock.now()],
  );
  for (const { end_to_end_id: endToEndId } of rows) await askLater(house, endToEndId, 0);
}
