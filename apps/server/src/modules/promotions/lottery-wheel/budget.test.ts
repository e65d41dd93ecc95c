import { promotions } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PromotionsHouse, startPromotionsHouse } from '../testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

test('[S7.53] a wheel whose budget does not cover its largest prize draws nothing: no spin is tried again until it falls on a small one', async () => {
  const { db } = lab.test.house;
  const segments = [
    { reward: 'cash', quantity: 100, weight: 1 },
    { reward: 'cash', quantity: 5000, weight: 9 },
  ];
  const budgetOf = async (cents: number) => {
    await db.query(
      `update promotion set budget_cents = $2, params = params || jsonb_build_object('segments', $1::jsonb)
        where code = 'lottery_wheel'`,
      [JSON.stringify(segments), cents],
    );
  };
  const member = await lab.test.newMember();
  await lab.deposit(member, '200.00');
  const spin = (client_seed: string) => lab.call(member, promotions.lotteryWheelClaim, { client_seed });
  await budgetOf(4999);
  for (let tried = 0; tried < 60; tried += 1)
    expect(await spin(`seed ${tried}`)).toMatchObject({ code: 422, error: 'promotion_spent' });
  await budgetOf(10_000);
  for (const seed of ['one', 'two']) expect(await spin(seed)).toMatchObject({ code: 200 });
});
