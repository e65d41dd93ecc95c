import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promotions, staffGrowth } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseFolder } from '../../database/migration-files.ts';
import { newStaff, type StaffAtWork } from '../staff/testing/staff-at-work.ts';
import { type Member, noon, type PromotionsHouse, startPromotionsHouse } from './testing/promotions-house.ts';

let lab: PromotionsHouse;
let finance: StaffAtWork;
beforeAll(async () => {
  lab = await startPromotionsHouse();
  finance = await newStaff(lab.test, 'finance');
});
afterAll(() => lab.close());
afterEach(() =>
  lab.test.house.db.query(
    `update promotion set is_open = true, starts_at = null, ends_at = null, budget_cents = null`,
  ),
);

const optedIn = async (): Promise<Member> => {
  const member = await lab.test.newMember();
  await lab.ask(member, promotions.welcomeClaim);
  return member;
};
const claimsOf = async ({ memberId }: Member) => {
  const { rows } = await lab.test.house.db.query<{ claim: string }>(
    `select promotion || ' ' || cause || ' ' || amount_cents as claim from promotion_claim where member_id = $1 order by id`,
    [memberId],
  );
  return rows.map(({ claim }) => claim);
};

describe('a welcome bonus that costs more than the budget has left', () => {
  const budget = (cents: number | null) =>
    lab.test.house.db.query(
      `update promotion set budget_cents = $1::bigint
         + (select coalesce(sum(amount_cents), 0) from promotion_claim where promotion = 'welcome') where code = 'welcome'`,
      [cents],
    );

  test('[S9.09] opted into, it is not claimed either: others have the budget, and with more of it it can be claimed by hand', async () => {
    await budget(100_000);
    const member = await optedIn();
    await lab.deposit(member, '1500.00');
    expect(await claimsOf(member)).toEqual([]);
    expect(await lab.ask(member, promotions.welcomeCheck)).toMatchObject({ state: 'claimable' });
    expect(await lab.call(member, promotions.welcomeClaim)).toMatchObject({ error: 'promotion_spent' });
    const other = await optedIn();
    await lab.deposit(other, '1000.00');
    expect(await lab.rewards(other)).toEqual(['reward_welcome 1000.00']);
    await budget(null);
    expect(await lab.ask(member, promotions.welcomeClaim)).toMatchObject({ state: 'claimed' });
    expect(await lab.rewards(member)).toEqual(['reward_welcome 1500.00']);
    expect(await lab.call(member, promotions.welcomeClaim)).toMatchObject({ error: 'reward_claimed' });
  });

  test('of two who deposit at once one is paid, and only one has claimed', async () => {
    await budget(100_000);
    const both = [await optedIn(), await optedIn()];
    await Promise.all(both.map((member) => lab.credit(member, '600.00')));
    await lab.test.drain();
    const claims = await Promise.all(both.map(claimsOf));
    expect(claims.flat()).toEqual(['welcome first_deposit 60000']);
    expect((await Promise.all(both.map(lab.rewards))).flat()).toEqual(['reward_welcome 600.00']);
  });
});

test('the migration takes claims away that nobody was paid, and no others', async () => {
  const { db } = lab.test.house;
  const paid = await optedIn();
  await lab.deposit(paid, '100.00');
  await lab.ask(paid, promotions.ftdClaim);
  const left = await lab.test.newMember();
  // As a bonus beyond the budget left it; and a prize of the wheel that is no money.
  await db.query(
    `insert into promotion_claim (member_id, promotion, cause, amount_cents, wallet)
     values ($1, 'welcome', 'first_deposit', 150000, 'bonus'), ($1, 'lottery_wheel', '2026-01-01:0', 0, 'cash')`,
    [left.memberId],
  );
  const before = await claimsOf(paid);
  const migration = readFileSync(
    join(databaseFolder(), 'migrations/0051_promotions_by_their_moment.sql'),
    'utf8',
  );
  const deleted = await db.query(/^delete from promotion_claim[^;]*;/m.exec(migration)?.[0] ?? '');
  expect(deleted.rowCount).toBe(1);
  expect(await claimsOf(left)).toEqual(['lottery_wheel 2026-01-01:0 0']);
  expect(await claimsOf(paid)).toEqual(before);
  expect(before).toHaveLength(2);
});

describe('a deposit is judged by what was offered when it was credited', () => {
  const rebates = async (member: Member) => {
    const { rows } = await lab.test.house.db.query<{ cents: bigint }>(
      'select reward_cents as cents from recharge_rebate where member_id = $1 order by created_at',
      [member.memberId],
    );
    return rows.map(({ cents }) => cents);
  };
  const both = ['welcome', 'recharge_rebate'] as const;
  /** Staff changes the two promotions that hear of deposits. */
  const change = async (more: Record<string, unknown>, fields: Partial<Record<string, object>> = {}) => {
    const { items } = await lab.test.ask(staffGrowth.promotionList, {}, { token: finance.token });
    for (const { code, version, starts_at, ends_at, is_open } of items) {
      if (!both.some((one) => one === code)) continue;
      await lab.test.ask(
        staffGrowth.promotionChange,
        {
          code,
          version,
          starts_at,
          ends_at,
          is_open,
          budget: null,
          reason: 'teste',
          ...more,
          fields: fields[code] ?? {},
        },
        { token: finance.token },
      );
    }
  };
  const later = (ms: number) => lab.test.clock.moveBy(ms);

  test('[S5.10] in its last second, though the promotion is over when anybody hears of it', async () => {
    const end = noon(lab, 1);
    await lab.moveTo(new Date(end.getTime() - 1000));
    await lab.test.house.db.query('update promotion set ends_at = $1 where code = any($2)', [end, both]);
    const member = await optedIn();
    await lab.unheard(async () => {
      await lab.credit(member, '500.00');
      later(2000);
    });
    expect(await rebates(member)).toEqual([10_000n]);
    expect(await lab.rewards(member)).toEqual(['reward_welcome 500.00']);
    // What is credited after the end earns nothing, though it is on again when it is heard of.
    const late = await lab.test.newMember();
    await lab.unheard(async () => {
      await lab.credit(late, '500.00');
      later(1000);
      finance = await newStaff(lab.test, 'finance');
      await change({ ends_at: null });
    });
    expect(await rebates(late)).toEqual([]);
  });

  test('[S5.10] switched off, changed and on again before anybody hears: by the figures of the deposit', async () => {
    finance = await newStaff(lab.test, 'finance');
    const [before, during] = [await optedIn(), await optedIn()];
    await lab.unheard(async () => {
      await lab.credit(before, '500.00');
      later(10);
      await change({ is_open: false });
      later(10);
      await lab.credit(during, '500.00');
      later(10);
      await change({ is_open: true }, { welcome: { share: '50.00' }, recharge_rebate: { share: '10.00' } });
    });
    expect(await rebates(before)).toEqual([10_000n]);
    expect(await lab.rewards(before)).toEqual(['reward_welcome 500.00']);
    expect(await rebates(during)).toEqual([]);
    expect(await lab.rewards(during)).toEqual([]);
    const after = await optedIn();
    await lab.deposit(after, '500.00');
    expect(await rebates(after)).toEqual([5_000n]);
    expect(await lab.rewards(after)).toEqual(['reward_welcome 250.00']);
    // Several changes of one moment: what stood before the first of them held until then.
    await change({}, { welcome: { share: '60.00' } });
    await change({}, { welcome: { share: '100.00' }, recharge_rebate: { share: '20.00' } });
    const last = await optedIn();
    await lab.deposit(last, '500.00');
    expect(await lab.rewards(last)).toEqual(['reward_welcome 500.00']);
  });

  test('where it was off when an opted-in member deposited, it is not paid by a later deposit, but by hand', async () => {
    const member = await optedIn();
    await change({ is_open: false });
    later(10);
    await lab.deposit(member, '500.00');
    await change({ is_open: true });
    later(10);
    await lab.deposit(member, '300.00');
    expect(await lab.rewards(member)).toEqual([]);
    expect(await rebates(member)).toEqual([6_000n]);
    expect(await lab.ask(member, promotions.welcomeClaim)).toMatchObject({ reward_amount: '500.00' });
  });
});
