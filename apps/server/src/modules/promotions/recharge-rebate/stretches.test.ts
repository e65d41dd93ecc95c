import { promotions } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clawBack,
  type Member,
  noon,
  type PromotionsHouse,
  startPromotionsHouse,
} from '../testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

/** Oldest first: the deposit, what has been turned over of it, and how it stands. */
const rowsOf = async (member: Member) =>
  (await lab.ask(member, promotions.rechargeRebateCheck)).items
    .map((row) => `${row.recharge_amount} ${row.turnover_amount} ${row.reason || row.state}`)
    .toReversed();

/** So much in bets of 100.00. */
const stake = (member: Member, money: string) => lab.stake(member, money, '100.00');

test('[S5.11][S9.04] a rebate that ended unclaimed asks for nothing before the next one', async () => {
  const member = await lab.test.newMember();
  await lab.deposit(member, '10000.00');
  await lab.moveTo(noon(lab, 31), member);
  await lab.deposit(member, '100.00');
  await stake(member, '500.00');
  expect(await rowsOf(member)).toEqual(['10000.00 500.00 reward_ended', '100.00 500.00 claimable']);
  expect(await lab.ask(member, promotions.rechargeRebateClaim)).toMatchObject({ reward_amount: '20.00' });
});

test('[S5.11][S9.04] one that ends after the next was opened gives it its stretch back', async () => {
  const member = await lab.test.newMember();
  await lab.deposit(member, '400.00');
  await lab.moveTo(noon(lab, 20), member);
  await lab.deposit(member, '100.00');
  await lab.deposit(member, '100.00');
  await stake(member, '600.00');
  expect(await rowsOf(member)).toEqual([
    '400.00 600.00 turnover_remaining',
    '100.00 0.00 turnover_remaining',
    '100.00 0.00 turnover_remaining',
  ]);
  expect(await lab.call(member, promotions.rechargeRebateClaim)).toMatchObject({
    error: 'turnover_remaining',
  });
  await lab.moveTo(noon(lab, 11), member);
  // Each bet counts for one of those that are left, the oldest first.
  expect(await rowsOf(member)).toEqual([
    '400.00 600.00 reward_ended',
    '100.00 500.00 claimable',
    '100.00 100.00 turnover_remaining',
  ]);
});

test('[S5.10] what was claimed keeps its stretch beyond its end', async () => {
  const member = await lab.test.newMember();
  await lab.deposit(member, '100.00');
  await lab.moveTo(noon(lab, 20), member);
  await lab.deposit(member, '100.00');
  await stake(member, '500.00');
  await lab.ask(member, promotions.rechargeRebateClaim);
  await lab.moveTo(noon(lab, 11), member);
  expect(await rowsOf(member)).toEqual(['100.00 500.00 reward_claimed', '100.00 0.00 turnover_remaining']);
});

test('[S5.10] a stretch that nobody stood behind is given back to nobody', async () => {
  const member = await lab.test.newMember();
  const first = await lab.deposit(member, '100.00');
  await stake(member, '1000.00');
  await lab.deposit(member, '100.00');
  await lab.deposit(member, '100.00');
  await stake(member, '500.00');
  await clawBack(lab.test, member.memberId, first);
  // Bets after the first had been covered count for the second alone.
  expect(await rowsOf(member)).toEqual(['100.00 500.00 claimable', '100.00 0.00 turnover_remaining']);
});
