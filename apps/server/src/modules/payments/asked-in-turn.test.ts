import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { House } from '../../house.ts';
import { askStuckRefunds } from './deposits/refund-pix.ts';
import { type PayoutLab, startPayoutLab } from './testing/payout-lab.ts';
import { askStuckPayouts } from './withdrawals/send-payout.ts';

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
