import { feed, promotions } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskAccount } from '../../../plugins/mask-account.ts';
import { noon, type PromotionsHouse, startPromotionsHouse } from '../testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

test('what came up on the wheel lately names nobody who hides their name, and others as they are shown elsewhere', async () => {
  await lab.moveTo(noon(lab, 1));
  const [shown, hidden] = [await lab.test.newMember(), await lab.test.newMember()];
  for (const member of [shown, hidden]) {
    await lab.deposit(member, '100.00');
    await lab.ask(member, promotions.lotteryWheelClaim);
  }
  await lab.ask(hidden, feed.setFeedPrivacy, { is_hidden: true });
  const { latest } = await lab.ask(shown, promotions.lotteryWheelCheck);
  expect(latest.map(({ account }) => account).toSorted()).toEqual(['***', maskAccount(shown.account)]);
});
