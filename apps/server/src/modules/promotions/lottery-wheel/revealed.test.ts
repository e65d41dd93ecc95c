import { promotions } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noon, type PromotionsHouse, startPromotionsHouse } from '../testing/promotions-house.ts';
import { drawSegment } from './draw.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

const crown = 1;
const segments = [
  { reward: 'cash', quantity: 100, weight: 99 },
  { reward: 'cash', quantity: 5000, weight: 1 },
] as const;

test('[S7.53] a day whose spins another instance may still take is not revealed: its clock is never quite the same', async () => {
  const { clock, house } = lab.test;
  await house.db.query(
    `update promotion set params = params || jsonb_build_object('segments', $1::jsonb) where code = 'lottery_wheel'`,
    [JSON.stringify(segments)],
  );
  await lab.moveTo(noon(lab, 1));
  const midnight = new Date(noon(lab).getTime() + 12 * 3_600_000);
  clock.moveTo(new Date(midnight.getTime() - 60_000));
  const member = await lab.test.newMember();
  await lab.deposit(member, '200.00');
  await lab.ask(member, promotions.lotteryWheelClaim);
  // One instance is a second past midnight, the other a second before it.
  clock.moveTo(new Date(midnight.getTime() + 1000));
  const { revealed } = await lab.ask(member, promotions.lotteryWheelCheck);
  clock.moveTo(new Date(midnight.getTime() - 1000));
  const serverSeed = revealed?.server_seed;
  const clientSeed = Array.from({ length: 2000 }, (_, tried) => `seed ${tried}`).find(
    (one) =>
      serverSeed !== undefined && drawSegment(segments, { serverSeed, clientSeed: one, nonce: 1 }) === crown,
  );
  const chosen =
    clientSeed && (await lab.ask(member, promotions.lotteryWheelClaim, { client_seed: clientSeed }));
  expect(chosen).toBeUndefined();
  // Nobody takes it any more: it is told.
  clock.moveTo(new Date(midnight.getTime() + 10 * 60_000));
  expect(await lab.ask(member, promotions.lotteryWheelCheck)).toMatchObject({
    revealed: { server_seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});
