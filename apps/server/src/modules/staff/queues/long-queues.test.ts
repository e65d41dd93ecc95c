import { staffQueues } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newRichMember, newStaff, type StaffAtWork, submitWithdrawal } from '../testing/staff-at-work.ts';

let house: TestHouse;
let finance: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse();
  finance = await newStaff(house, 'finance');
});
afterAll(() => house.close());

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly next: string | null;
}
type Asked = { readonly page_size: number; readonly after?: string };

/** Every page of a queue, and how many rows each had. */
async function pagesOf(ask: (input: Asked) => Promise<Page>) {
  const ids: string[] = [];
  const sizes: number[] = [];
  let after: string | null = null;
  do {
    const page: Page = await ask({ page_size: 2, ...(after !== null && { after }) });
    ids.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    after = page.next;
  } while (after !== null);
  return { ids, sizes };
}
const payouts = (input: Asked) => house.ask(staffQueues.stuckPayouts, input, { token: finance.token });
const refunds = (input: Asked) => house.ask(staffQueues.refunds, input, { token: finance.token });

test('all payouts that an institution owes are listed page by page, those of one moment too', async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const member = await newRichMember(house, '50.00');
    made.push((await submitWithdrawal(house, member, '20.00')).id);
  }
  await house.house.db.query(
    `update withdrawal set state = 'approved', payout_id = 'GP' || replace(id::text, '-', ''), reviewed_at = house_now() - interval '10 minutes'
      where id = any($1::uuid[])`,
    [made],
  );
  expect(await pagesOf(payouts)).toEqual({ ids: made.toSorted(), sizes: [2, 2, 1] });
  expect(await house.call(staffQueues.stuckPayouts, { after: 'x' }, { token: finance.token })).toMatchObject({
    code: 422,
  });
});

test('all Pix that wait are listed page by page, those that wait for a person before the others', async () => {
  await house.house.db.query(
    `insert into pix_received (end_to_end_id, amount_cents, received_at, state, refund_id, created_at)
     select 'E' || lpad(n::text, 31, '0'), 100, house_now(),
            case when n % 2 = 0 then 'refunding' else 'unmatched' end, case when n % 2 = 0 then 'R' || n end,
            house_now() - interval '1 day' from generate_series(1, 7) n`,
  );
  const named = (...numbers: number[]) => numbers.map((n) => `E${String(n).padStart(31, '0')}`);
  expect(await pagesOf(refunds)).toEqual({
    ids: named(1, 3, 5, 7, 2, 4, 6),
    sizes: [2, 2, 2, 1],
  });
  for (const after of ['x', 'refunding', 'refunding|2026-01-01 00:00:00+00'])
    expect(await house.call(staffQueues.refunds, { after }, { token: finance.token })).toMatchObject({
      code: 422,
    });
});
