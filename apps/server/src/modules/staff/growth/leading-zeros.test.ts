import { staffGrowth } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff } from '../testing/staff-at-work.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('an amount or a rate that is written with a zero in front is refused: it is not saved as nothing', async () => {
  const { token } = await newStaff(house, 'finance');
  const { rule, recharge } = await house.ask(staffGrowth.agencyTables, {}, { token });
  const { version, min_active, cap } = rule;
  const change = { version, min_active, min_payout: '010.00', cap, reason: 'Teste' };
  const saved = await house.call(staffGrowth.agencyRuleChange, change, { token });
  expect(saved).toMatchObject({ code: 422, error: 'invalid_input' });
  const tiers = [{ from: '0', level_1: '00.05', level_2: '0', level_3: '0' }];
  const rates = { mechanism: 'recharge', version: recharge.version, tiers, reason: 'Teste' } as const;
  const rated = await house.call(staffGrowth.agencyTiersChange, rates, { token });
  expect(rated).toMatchObject({ code: 422, error: 'invalid_input' });
  expect((await house.ask(staffGrowth.agencyTables, {}, { token })).rule).toEqual(rule);
});
