import { type DataOf, staffGrowth } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let finance: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse();
  finance = await newStaff(house, 'finance');
});
afterAll(() => house.close());

type Code = DataOf<typeof staffGrowth.promotionChange>['code'];

/** What a change is refused for, or `accepted`. */
async function change(code: Code, fields: Record<string, string>, more: object = {}): Promise<string> {
  const { items } = await house.ask(staffGrowth.promotionList, {}, { token: finance.token });
  const found = items.find((one) => one.code === code);
  const answer = await house.call(
    staffGrowth.promotionChange,
    {
      code,
      version: found?.version,
      is_open: true,
      starts_at: null,
      ends_at: null,
      budget: null,
      reason: 'teste',
      fields,
      ...more,
    },
    { token: finance.token },
  );
  if (answer.status === 'success') return 'accepted';
  const [first] = answer.data?.fields ?? [];
  return first ? `${first.field} ${first.error}` : answer.error;
}

test.each<[Code, Record<string, string>, string]>([
  ['welcome', { stake_max: '0.00' }, 'fields.stake_max must_be_above_zero'],
  ['welcome', { bonus_max: '0.00' }, 'fields.bonus_max pays_nothing'],
  ['welcome', { share: '0.00' }, 'fields.share pays_nothing'],
  // A centavo of which a hundredth is given.
  ['welcome', { deposit_min: '0.01', share: '1.00' }, 'fields.share pays_nothing'],
  ['welcome', { deposit_min: '0.00' }, 'fields.deposit_min must_be_above_zero'],
  ['ftd', { reward: '0.00' }, 'fields.reward pays_nothing'],
  ['invitation', { reward: '0.00' }, 'fields.reward pays_nothing'],
  [
    'recharge',
    { 'tiers.4.share_from': '0.00', 'tiers.4.share_to': '0.00' },
    'fields.tiers.4.share_to pays_nothing',
  ],
  ['recharge_rebate', { step: '200.00' }, 'fields.step step_above_deposit'],
  ['recharge_rebate', { deposit_min: '50.00' }, 'fields.step step_above_deposit'],
  ['recharge_rebate', { share: '0.00' }, 'fields.share pays_nothing'],
  ['recharge_rebate', { step: '0.01', share: '20.00' }, 'fields.share pays_nothing'],
  ['recharge_rebate', { step: '0.00' }, 'fields.step field_invalid'],
  ['daily_rescue', { share: '0.00' }, 'fields.share pays_nothing'],
  ['daily_rescue', { reward_max: '0.00' }, 'fields.reward_max pays_nothing'],
  ['recharge', { deposit_min: '0.00' }, 'fields.deposit_min must_be_above_zero'],
])('figures of %s that would give nothing are refused by their field: %o', async (code, fields, told) => {
  expect(await change(code, fields)).toBe(told);
});

test('figures that go together are taken: a step up to the smallest deposit', async () => {
  expect(await change('recharge_rebate', { step: '200.00', deposit_min: '200.00' })).toBe('accepted');
  expect(await change('recharge_rebate', { step: '100.00', deposit_min: '100.00' })).toBe('accepted');
});

test('a promotion is switched off whatever figures it has from before, and on again when they are put right', async () => {
  await house.house.db.query(
    `update promotion set params = params || '{"stake_max": 0}' where code = 'welcome'`,
  );
  expect(await change('welcome', {})).toBe('fields.stake_max must_be_above_zero');
  expect(await change('welcome', {}, { is_open: false })).toBe('accepted');
  expect(await change('welcome', {})).toBe('fields.stake_max must_be_above_zero');
  expect(await change('welcome', { stake_max: '25.00' })).toBe('accepted');
});
