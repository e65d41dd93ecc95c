import { promotions } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PromotionsHouse, startPromotionsHouse } from './testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

const store = (code: string, figures: Record<string, number>) =>
  lab.test.house.db.query('update promotion set params = params || $2::jsonb where code = $1', [
    code,
    JSON.stringify(figures),
  ]);

describe('figures that were accepted once and give nothing stop nobody', () => {
  test.each([
    ['stake_max', 2_500],
    ['bonus_max', 150_000],
    ['share', 10_000],
  ])(
    '[S9.09] a welcome bonus with %s of zero is none, opted into or claimed by hand',
    async (name, sound) => {
      await store('welcome', { [name]: 0 });
      const [member, other] = [await lab.test.newMember(), await lab.test.newMember()];
      await lab.ask(member, promotions.welcomeClaim);
      await lab.deposit(member, '150.00');
      await lab.deposit(other, '150.00');
      expect(await lab.call(other, promotions.welcomeClaim)).toMatchObject({ error: 'reward_not_eligible' });
      expect(await lab.rewards(member)).toEqual([]);
      // Put right, it is there for both.
      await store('welcome', { [name]: sound });
      for (const one of [member, other]) {
        await lab.ask(one, promotions.welcomeClaim);
        expect(await lab.rewards(one)).toEqual(['reward_welcome 150.00']);
      }
    },
  );

  test('[S5.10] a deposit without a full step, or of which no share comes back, opens no rebate', async () => {
    const rewardsOf = async (money: string) => {
      const member = await lab.test.newMember();
      await lab.deposit(member, money);
      const { items } = await lab.ask(member, promotions.rechargeRebateCheck);
      return items.map(({ reward_amount }) => reward_amount);
    };
    await store('recharge_rebate', { step: 20_000 });
    expect(await rewardsOf('150.00')).toEqual([]);
    expect(await rewardsOf('1000.00')).toEqual(['200.00']);
    await store('recharge_rebate', { step: 10_000, share: 0 });
    expect(await rewardsOf('1000.00')).toEqual([]);
    await store('recharge_rebate', { share: 2_000 });
    expect(await rewardsOf('1000.00')).toEqual(['200.00']);
  });

  test('[S9.03] a tier that begins at nothing is not claimed for nothing', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '1000.00');
    const { rows } = await lab.test.house.db.query<{ tiers: Record<string, number>[] }>(
      `select params -> 'tiers' as tiers from promotion where code = 'recharge'`,
    );
    const [bronze, ...others] = rows[0]?.tiers ?? [];
    const tiers = (share_from: number) =>
      lab.test.house.db.query(
        `update promotion set params = jsonb_set(params, '{tiers}', $1) where code = 'recharge'`,
        [JSON.stringify([{ ...bronze, share_from }, ...others])],
      );
    await tiers(0);
    expect(await lab.call(member, promotions.rechargePromotionClaim)).toMatchObject({
      error: 'reward_not_eligible',
    });
    await tiers(500);
    expect(await lab.ask(member, promotions.rechargePromotionClaim)).toMatchObject({
      reward_amount: '50.00',
    });
  });
});
