import type { Payout, ReceivedPix, Refund } from '@arara/pix';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { House } from '../../house.ts';
import { askStuckRefunds, refundPix } from './deposits/refund-pix.ts';
import { type PayoutLab, startPayoutLab } from './testing/payout-lab.ts';
import { askPayout, askStuckPayouts } from './withdrawals/send-payout.ts';

let lab: PayoutLab;
beforeAll(async () => {
  lab = await startPayoutLab();
});
afterEach(() => lab.expectEvenBooks());
afterAll(() => lab.test.close());

/** What a run queues to be asked, without anybody asking. */
async function queuedBy(ask: (house: House) => Promise<void>): Promise<unknown[]> {
  const queued: unknown[] = [];
  await ask({ ...lab.test.house, jobs: { add: async (_tx, _task, payload) => void queued.push(payload) } });
  return queued;
}

/** More than one run asks about, all of them older than what comes after. */
const neverEnding = 201;

test('[R11] refunds that the institution never does keep no other from being asked about', async () => {
  const { db } = lab.test.house;
  await db.query(
    `insert into pix_received (end_to_end_id, amount_cents, received_at, state, refund_id, created_at)
     select 'E' || lpad(n::text, 31, '0'), 100, house_now(), 'refunding', 'Never' || n, house_now() - interval '90 days'
       from generate_series(1, $1) n`,
    [neverEnding],
  );
  const late = `E${'9'.repeat(31)}`;
  await db.query(
    `insert into pix_received (end_to_end_id, amount_cents, received_at, state, refund_id, created_at)
     values ($1, 100, house_now(), 'refunding', 'Late', house_now() - interval '1 hour')`,
    [late],
  );
  await queuedBy(askStuckRefunds);
  lab.test.clock.moveBy(300_000);
  expect(await queuedBy(askStuckRefunds)).toContainEqual({ endToEndId: late });
  await db.query(`delete from pix_received where refund_id like 'Never%' or refund_id = 'Late'`);
});

test('[R13] payouts without an end keep no other from being asked about', async () => {
  const { db } = lab.test.house;
  const { id } = await lab.submitted();
  await lab.approveAndLose(id);
  // Copies of it that were sent long ago; nothing of them is in the books.
  await db.query(
    `insert into withdrawal (order_number, member_id, method_id, amount_cents, fee_cents, state, holder_name, key_kind,
       key_value, payout_id, created_at, reviewed_at)
     select 'never' || n, member_id, method_id, amount_cents, fee_cents, 'paying', holder_name, key_kind, key_value,
            'Never' || n, created_at - interval '9 days', reviewed_at - interval '9 days'
       from withdrawal, generate_series(1, $2) n where id = $1`,
    [id, neverEnding],
  );
  lab.test.clock.moveBy(120_000);
  await queuedBy(askStuckPayouts);
  lab.test.clock.moveBy(120_000);
  expect(await queuedBy(askStuckPayouts)).toContainEqual({ payoutId: await lab.payoutIdOf(id) });
  await db.query(`delete from withdrawal where order_number like 'never%'`);
});

/** After how many seconds it is asked again what an institution says that it is at. */
async function askedAgainIn(ask: (house: House) => Promise<void>): Promise<number> {
  const waits: number[] = [];
  const add: House['jobs']['add'] = async (_tx, _task, _payload, options) => {
    waits.push(((options?.runAt?.getTime() ?? 0) - Date.now()) / 1000);
  };
  await ask({ ...lab.test.house, jobs: { add } });
  expect(waits).toHaveLength(1);
  return Math.round(waits[0] ?? 0);
}

/** Asked at once, after ten minutes, and after a week. */
async function pausesOf(ask: (house: House) => Promise<void>): Promise<number[]> {
  const pauses = [await askedAgainIn(ask)];
  for (const laterMs of [600_000, 7 * 86_400_000]) {
    lab.test.clock.moveBy(laterMs);
    pauses.push(await askedAgainIn(ask));
  }
  return pauses;
}

test('[R11] a refund that the institution is at for ever is not asked about every second', async () => {
  const { db, psp, clock } = lab.test.house;
  const endToEndId = `E${'8'.repeat(31)}`;
  await db.query(
    `insert into pix_received (end_to_end_id, amount_cents, received_at, state, refund_id, refunding_at, refund_sent_at)
     values ($1, 100, $2, 'refunding', 'Slow', $2, $2)`,
    [endToEndId, clock.now()],
  );
  const refund = { id: 'Slow', amountCents: 100n, status: 'EM_PROCESSAMENTO', nature: 'ORIGINAL' };
  const value = { endToEndId, amountCents: 100n, refunds: [refund as Refund] } as unknown as ReceivedPix;
  vi.spyOn(psp.client, 'getPix').mockResolvedValue({ kind: 'ok', value });
  expect(await pausesOf((house) => refundPix(house, endToEndId))).toEqual([1, 60, 600]);
  vi.restoreAllMocks();
  await db.query('delete from pix_received where end_to_end_id = $1', [endToEndId]);
});

test('[R13] nor is a payout', async () => {
  const { psp } = lab.test.house;
  const { id } = await lab.submitted();
  await lab.approveAndLose(id);
  const payoutId = await lab.payoutIdOf(id);
  const value = { id: payoutId, amountCents: 19_800n, status: 'EM_PROCESSAMENTO' } as Payout;
  vi.spyOn(psp.client, 'getPayout').mockResolvedValue({ kind: 'ok', value });
  expect(await pausesOf((house) => askPayout(house, payoutId))).toEqual([2, 60, 600]);
  vi.restoreAllMocks();
});
