import { randomUUID } from 'node:crypto';
import { account, games } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import {
  another,
  refused,
  type SeamlessHouse,
  type SeamlessPlayer,
  startSeamlessHouse,
} from '../testing/seamless-house.ts';

let seamless: SeamlessHouse;
let home: TestHouse;
beforeAll(async () => {
  seamless = await startSeamlessHouse();
  home = seamless.home;
});
afterEach(async () => {
  expect(await seamless.booksAreClean()).toBe(true);
});
afterAll(() => seamless.close());

const dayMs = 86_400_000;
const judge = async () => {
  await home.runTask('seamless-silent');
  await seamless.count();
};
const close = async (player: SeamlessPlayer) =>
  home.call(account.accountClose, { password: player.password }, { token: await home.login(player) });
const silentCents = async () =>
  /^arara_platform_rounds_silent\{platform="aurora"\} (\S+)$/m.exec(
    (await home.server.inject('/metrics')).body,
  )?.[1];

test('a round that its platform never ends is told of, counts as lost after a year, and then its member may close the account', async () => {
  const player = await seamless.newPlayer(10n);
  // So small that nothing of it comes back as a rebate.
  const round = player.body('0.04');
  await player.client.send('bet', round);
  await player.client.send('bet', another(round, '0.06'));
  expect(await silentCents()).toBeUndefined();
  home.clock.moveBy(4 * dayMs);
  expect(await silentCents()).toBe('10');
  home.clock.moveBy((home.house.env.PLATFORM_ROUND_ENDS_AFTER_DAYS - 5) * dayMs);
  await judge();
  expect(await close(player)).toMatchObject({ error: 'account_has_round' });
  expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 0n });
  home.clock.moveBy(2 * dayMs);
  await Promise.all([home.runTask('seamless-silent'), home.runTask('seamless-silent')]);
  await seamless.count();
  expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 10n, payout_cents: 0n });
  expect(await silentCents()).toBeUndefined();
  expect(await close(player)).toMatchObject({ code: 200 });

  // What the platform says after all is paid and corrects the round, once.
  const win = another(round, '60.00', { finished: true });
  for (const _ of [1, 2]) expect(await player.client.send('win', win)).toMatchObject({ kind: 'ok' });
  expect(await player.cash()).toBe(6000n);
  await home.drain();
  expect(await seamless.playOf(player.memberId)).toMatchObject({
    turnover_cents: 10n,
    payout_cents: 6000n,
  });
});

test('a bet that is taken back after that comes back; one more on the round is refused', async () => {
  const player = await seamless.newPlayer();
  const round = player.body('10.00');
  await player.client.send('bet', round);
  home.clock.moveBy((home.house.env.PLATFORM_ROUND_ENDS_AFTER_DAYS + 1) * dayMs);
  await judge();
  const token = await home.login(player);
  const records = await home.ask(games.gameRecord, { range: '7days' }, { token });
  expect(records).toMatchObject({ total: 1, total_bet: '10.00', total_payout: '0.00' });
  const back = { transaction: randomUUID(), player: player.player, target: round.transaction };
  expect(await player.client.send('rollback', back)).toMatchObject({ kind: 'ok' });
  expect(await player.cash()).toBe(10_000n);
  const { session } = await seamless.newSession(player);
  expect(await player.client.send('bet', another(round, '5.00', { session }))).toEqual(
    refused('round_finished'),
  );
});

test('what was heard of meanwhile is not judged', async () => {
  const player = await seamless.newPlayer();
  const round = player.body('10.00');
  await player.client.send('bet', round);
  home.clock.moveBy((home.house.env.PLATFORM_ROUND_ENDS_AFTER_DAYS + 1) * dayMs);
  const { session } = await seamless.newSession(player);
  await player.client.send('bet', another(round, '5.00', { session }));
  await judge();
  expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 0n });
  await player.client.send('win', another(round, '7.00', { finished: true }));
  await seamless.count();
  expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 1500n, payout_cents: 700n });
});
