import { randomUUID } from 'node:crypto';
import { protection, wallet } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
afterAll(async () => {
  expect(await seamless.booksAreClean()).toBe(true);
  await seamless.close();
});

const netOf = async ({ token }: SeamlessPlayer) => {
  const { net, turnover } = await home.ask(wallet.todaysPlay, {}, { token });
  return { net, turnover };
};

test('[R37] a limit of what is staked at once counts all bets of a member on one round of a platform', async () => {
  const player = await seamless.newPlayer();
  const { token, client } = player;
  await home.ask(
    protection.protectionSetLimit,
    { kind: 'stake', period: 'round', money: '10.00' },
    { token },
  );
  const round = player.body('6.00');
  expect(await client.send('bet', round)).toMatchObject({ kind: 'ok' });
  expect(await client.send('bet', another(round, '4.01'))).toEqual(refused('limit_reached'));
  const { amount: _, ...both } = another(round, '0.00');
  expect(await client.send('bet-and-win', { ...both, bet: '4.01', win: '9.00' })).toEqual(
    refused('limit_reached'),
  );
  const last = another(round, '4.00');
  expect(await client.send('bet', last)).toMatchObject({ kind: 'ok' });
  // What was taken back lies there no more, and the next round is another.
  await client.send('rollback', {
    transaction: randomUUID(),
    player: player.player,
    target: last.transaction,
  });
  expect(await client.send('bet', another(round, '4.00'))).toMatchObject({ kind: 'ok' });
  expect(await client.send('bet', player.body('10.00'))).toMatchObject({ kind: 'ok' });
});

test('the largest stake with a bonus holds for all bets of a member on one round of a platform', async () => {
  const player = await seamless.newPlayer();
  await home.house.db.query('update member_play set stake_max_cents = 2500 where member_id = $1', [
    player.memberId,
  ]);
  const round = player.body('20.00');
  expect(await player.client.send('bet', round)).toMatchObject({ kind: 'ok' });
  expect(await player.client.send('bet', another(round, '5.01'))).toEqual(refused('stake_too_high'));
  expect(await player.client.send('bet', another(round, '5.00'))).toMatchObject({ kind: 'ok' });
});

test('[R33] what rounds of a platform have cost shows in the session at once, ended and counted or not', async () => {
  const player = await seamless.newPlayer();
  expect(await netOf(player)).toEqual({ net: '0.00', turnover: '0.00' });
  const round = player.body('30.00');
  await player.client.send('bet', round);
  expect(await netOf(player)).toEqual({ net: '-30.00', turnover: '30.00' });
  await player.client.send('win', { ...another(round, '12.00'), finished: true });
  const expected = { net: '-18.00', turnover: '30.00' };
  expect(await netOf(player)).toEqual(expected);
  // Counting it takes nothing away and adds nothing twice.
  home.clock.moveBy(60_000);
  await home.runTask('seamless-rounds');
  expect(await netOf(player)).toEqual(expected);
});
