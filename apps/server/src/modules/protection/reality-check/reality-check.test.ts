import { protection, wallet } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newProtectedPlayer, type ProtectedPlayer, wednesdayNoon } from '../testing/protected-player.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
  house.clock.moveTo(wednesdayNoon);
});
afterAll(() => house.close());

const check = (player: ProtectedPlayer) => house.ask(protection.realityCheck, {}, { token: player.token() });
const see = (player: ProtectedPlayer) =>
  house.ask(protection.realityCheckSeen, {}, { token: player.token() });
/** Time goes by with the session in use. */
const minutesPass = async (player: ProtectedPlayer, minutes: number) => {
  for (let left = minutes; left > 0; left -= 20) {
    house.clock.moveBy(Math.min(left, 20) * 60_000);
    await check(player);
  }
};

test('[R33] every 60 minutes of a session its time and net result are due to be shown', async () => {
  const player = await newProtectedPlayer(house);
  expect(await check(player)).toMatchObject({
    elapsed_minutes: 0,
    net: '0.00',
    every_minutes: 60,
    is_due: false,
  });
  await player.bet('10.00');
  await minutesPass(player, 59);
  expect(await check(player)).toMatchObject({ elapsed_minutes: 59, is_due: false });
  await minutesPass(player, 1);
  const due = await check(player);
  const { net } = await house.ask(wallet.todaysPlay, {}, { token: player.token() });
  expect(due).toMatchObject({ elapsed_minutes: 60, is_due: true, net, turnover: '10.00' });
  expect(await see(player)).toMatchObject({ is_due: false, elapsed_minutes: 60 });
  await minutesPass(player, 59);
  expect(await check(player)).toMatchObject({ is_due: false });
  await minutesPass(player, 1);
  expect(await check(player)).toMatchObject({ elapsed_minutes: 120, is_due: true });
});

test('a check that is not due cannot be put off, and one seen twice at once is seen once', async () => {
  const player = await newProtectedPlayer(house);
  await minutesPass(player, 50);
  const early = await see(player);
  expect(early.is_due).toBe(false);
  await minutesPass(player, 15);
  const [first, second] = await Promise.all([see(player), see(player)]);
  expect(first.due_at).toBe(second.due_at);
  expect(new Date(first.due_at).getTime()).toBe(house.clock.now().getTime() + 60 * 60_000);
});

test('the member chooses the interval, and a new session begins anew', async () => {
  const player = await newProtectedPlayer(house);
  const every = (minutes: number) =>
    house.call(protection.realityCheckEvery, { minutes }, { token: player.token() });
  expect(await every(20)).toMatchObject({ error: 'invalid_input' });
  expect(await every(15)).toMatchObject({ data: { reality_minutes: 15 } });
  await minutesPass(player, 15);
  expect(await check(player)).toMatchObject({ every_minutes: 15, is_due: true });
  await player.login();
  expect(await check(player)).toMatchObject({ elapsed_minutes: 0, is_due: false });
  expect(await every(30)).toMatchObject({ data: { reality_minutes: 30 } });
});
