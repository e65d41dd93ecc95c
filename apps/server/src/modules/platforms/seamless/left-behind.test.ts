import { randomUUID } from 'node:crypto';
import { wallet } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import {
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
  vi.restoreAllMocks();
  expect(await seamless.booksAreClean()).toBe(true);
});
afterAll(() => seamless.close());

const hourMs = 3_600_000;
/** As if the house had been started without the platform, or with its transfer wallet. */
const disconnect = () => {
  const { guard } = home.house.platforms;
  return vi
    .spyOn(home.house.platforms, 'guard')
    .mockImplementation((code) => (code === 'aurora' ? undefined : guard(code)));
};
const stillOpen = async ({ memberId }: SeamlessPlayer) =>
  (
    await home.house.db.query('select from seamless_round where member_id = $1 and settled_at is null', [
      memberId,
    ])
  ).rowCount;
const leftBehind = async () =>
  /^arara_platform_rounds_left_behind\{platform="aurora"\} (\S+)$/m.exec(
    (await home.server.inject('/metrics')).body,
  )?.[1];
const cashOf = async ({ memberId }: SeamlessPlayer) =>
  (
    await home.house.db.query<{ cents: bigint }>(
      `select balance_cents as cents from ledger_account where member_id = $1 and kind = 'cash'`,
      [memberId],
    )
  ).rows[0]?.cents;

test('a stake on a platform that is connected no more goes back, once, after the time of rounds that are left', async () => {
  const player = await seamless.newPlayer();
  const round = player.body('10.00');
  await player.client.send('bet', round);
  await player.client.send('bet', { ...round, transaction: randomUUID(), amount: '5.00' });
  const lost = player.body('3.00', { finished: true });
  await player.client.send('bet', lost);
  expect(await leftBehind()).toBeUndefined();
  const gone = disconnect();
  expect(await leftBehind()).toBe('1500');
  home.clock.moveBy(71 * hourMs);
  await home.runTask('seamless-left-behind');
  expect(await cashOf(player)).toBe(8200n);
  home.clock.moveBy(2 * hourMs);
  await Promise.all([home.runTask('seamless-left-behind'), home.runTask('seamless-left-behind')]);
  expect(await cashOf(player)).toBe(9700n);
  expect(await leftBehind()).toBeUndefined();
  await seamless.count();
  expect(await stillOpen(player)).toBe(0);
  // Only what was lost has been played.
  expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 300n, payout_cents: 0n });
  const token = await home.login(player);
  const { items } = await home.ask(wallet.statement, {}, { token });
  expect(items[0]).toMatchObject({ amount: '15.00' });

  // Connected again, the platform neither takes them back a second time nor pays on them.
  gone.mockRestore();
  const back = { transaction: randomUUID(), player: player.player, target: round.transaction };
  expect(await player.client.send('rollback', back)).toMatchObject({ kind: 'ok' });
  const win = { ...round, transaction: randomUUID(), amount: '90.00', finished: true };
  expect(await player.client.send('win', win)).toEqual(refused('rolled_back'));
  expect(await player.cash()).toBe(9700n);
});

test('rounds of a platform that is heard stay open, and what was paid on counts as play', async () => {
  const waiting = await seamless.newPlayer();
  const elsewhere = await seamless.newPlayer(10_000n, 'boreal');
  const paid = await seamless.newPlayer();
  await waiting.client.send('bet', waiting.body('10.00'));
  await elsewhere.client.send('bet', elsewhere.body('10.00'));
  const round = paid.body('10.00');
  await paid.client.send('bet', round);
  await paid.client.send('win', { ...round, transaction: randomUUID(), amount: '4.00', finished: false });
  home.clock.moveBy(100 * hourMs);
  await home.runTask('seamless-left-behind');
  expect(await waiting.cash()).toBe(9000n);
  disconnect();
  await home.runTask('seamless-left-behind');
  expect(await Promise.all([waiting, elsewhere, paid].map(cashOf))).toEqual([10_000n, 9000n, 9400n]);
  await seamless.count();
  expect(await seamless.playOf(paid.memberId)).toMatchObject({ turnover_cents: 1000n, payout_cents: 400n });
});

test('one stake that cannot go back keeps none of the others, and goes back when it can', async () => {
  const [first, second] = [await seamless.newPlayer(), await seamless.newPlayer()];
  for (const player of [first, second]) {
    await player.client.send('bet', player.body('10.00'));
    home.clock.moveOn(1000);
  }
  home.clock.moveBy(73 * hourMs);
  disconnect();
  const { send } = home.house.notices;
  const failing = vi.spyOn(home.house.notices, 'send').mockImplementation(async (tx, notice) => {
    if (notice.type === 'member' && notice.memberId === first.memberId) throw new Error('not now');
    return send(tx, notice);
  });
  await expect(home.runTask('seamless-left-behind')).rejects.toThrow('not now');
  expect(await Promise.all([first, second].map(cashOf))).toEqual([9000n, 10_000n]);
  failing.mockRestore();
  await home.runTask('seamless-left-behind');
  expect(await cashOf(first)).toBe(10_000n);
});
