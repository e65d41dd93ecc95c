import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCash } from '../../../testing/give-cash.ts';
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
afterAll(() => seamless.close());

const backOf = (player: SeamlessPlayer, { transaction }: { transaction: string }) => ({
  transaction: randomUUID(),
  player: player.player,
  target: transaction,
});
/** What members' days, reports of games and of agents say was paid, and the round itself. */
async function paidBy({ memberId }: SeamlessPlayer) {
  const { rows } = await home.house.db.query<Record<'round' | 'days' | 'play', bigint | null>>(
    `select (select sum(payout_cents) from round where member_id = $1)::bigint as round,
            (select sum(payout_cash_cents) from play_day where member_id = $1)::bigint as days,
            (select payout_cents from member_play where member_id = $1) as play`,
    [memberId],
  );
  return rows[0];
}
const reported = async () => {
  const { rows } = await home.house.db.query<Record<'games' | 'agents', bigint>>(
    `select (select coalesce(sum(payout_cents), 0) from report_game_day)::bigint as games,
            (select coalesce(sum(payout_cents), 0) from report_agent_day)::bigint as agents`,
  );
  return rows[0] ?? { games: 0n, agents: 0n };
};

describe('what a platform says after a round was counted', () => {
  test('a win belongs to the round: its record, its day, reports and limits', async () => {
    const player = await seamless.newPlayer();
    const before = await reported();
    const round = player.body('3.00');
    await player.client.send('bet', { ...round, finished: true });
    await seamless.count();
    expect(await paidBy(player)).toEqual({ round: 0n, days: 0n, play: 0n });
    const late = another(round, '9.00');
    await player.client.send('win', late);
    // The same again is answered the same and corrects nothing twice.
    await player.client.send('win', late);
    await home.drain();
    expect(await paidBy(player)).toEqual({ round: 900n, days: 900n, play: 900n });
    const after = await reported();
    expect([after.games - before.games, after.agents - before.agents]).toEqual([900n, 900n]);
    const token = await home.login(player);
    const records = await home.ask(games.gameRecord, { range: '7days' }, { token });
    expect(records).toMatchObject({ total: 1, total_bet: '3.00', total_payout: '9.00' });
    expect(await seamless.booksAreClean()).toBe(true);
  });

  test('the right win after a wrong one that was taken back', async () => {
    const player = await seamless.newPlayer();
    const round = player.body('10.00');
    await player.client.send('bet', round);
    const wrong = another(round, '90.00', { finished: true });
    await player.client.send('win', wrong);
    await seamless.count();
    expect(await paidBy(player)).toEqual({ round: 9000n, days: 9000n, play: 9000n });
    await player.client.send('rollback', backOf(player, wrong));
    await player.client.send('win', another(round, '60.00', { finished: true }));
    await home.drain();
    expect(await paidBy(player)).toEqual({ round: 6000n, days: 6000n, play: 6000n });
    expect(await player.cash()).toBe(15_000n);
    expect(await seamless.booksAreClean()).toBe(true);
  });

  test('a stake that comes back has been turnover and is paid back; then nothing can be won on it', async () => {
    const player = await seamless.newPlayer();
    const round = player.body('10.00');
    await player.client.send('bet', { ...round, finished: true });
    await seamless.count();
    expect(await player.client.send('rollback', backOf(player, round))).toMatchObject({ kind: 'ok' });
    expect(await player.client.send('win', another(round, '50.00'))).toEqual(refused('rolled_back'));
    await home.drain();
    expect(await paidBy(player)).toEqual({ round: 1000n, days: 1000n, play: 1000n });
    expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 1000n });
    expect(await player.cash()).toBe(10_000n);
    expect(await seamless.booksAreClean()).toBe(true);
  });

  test('before the round itself was heard of, and with others at the same time', async () => {
    const players = await Promise.all([1, 2, 3, 4].map(() => seamless.newPlayer()));
    const rounds = players.map((player) => player.body('2.00'));
    await Promise.all(
      players.map((player, n) => player.client.send('bet', { ...rounds[n], finished: true })),
    );
    home.clock.moveBy(300_000);
    await home.runTask('seamless-rounds');
    await Promise.all(
      players.map((player, n) => player.client.send('win', another(rounds[n] ?? {}, `${n + 1}.00`))),
    );
    await home.drain();
    for (const [n, player] of players.entries()) {
      const cents = BigInt(n + 1) * 100n;
      expect(await paidBy(player)).toEqual({ round: cents, days: cents, play: cents });
    }
    expect(await seamless.booksAreClean()).toBe(true);
  });
});

describe('a round that was never ended', () => {
  test('does not count as lost while a bet stands on it, however long it is silent; its win counts then', async () => {
    const player = await seamless.newPlayer();
    const round = player.body('100.00');
    await player.client.send('bet', round);
    home.clock.moveBy(25 * 3_600_000);
    await seamless.count();
    expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 0n });
    await player.client.send('win', another(round, '250.00'));
    await seamless.count();
    expect(await paidBy(player)).toEqual({ round: 25_000n, days: 25_000n, play: 25_000n });
    expect(await seamless.booksAreClean()).toBe(true);
  });

  test('counts after a day of silence when something was paid on it; a win that was spent is taken back later', async () => {
    const player = await seamless.newPlayer(1000n);
    const silent = player.body('2.00');
    await player.client.send('bet', silent);
    const won = another(silent, '5.00', { finished: false });
    await player.client.send('win', won);
    await player.client.send('bet', player.body('13.00', { finished: true }));
    expect(await player.client.send('rollback', backOf(player, won))).toEqual(
      refused('rollback_not_covered'),
    );
    await seamless.count();
    expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 1300n, payout_cents: 0n });
    home.clock.moveBy(24 * 3_600_000);
    await seamless.count();
    expect(await seamless.playOf(player.memberId)).toMatchObject({
      turnover_cents: 1500n,
      payout_cents: 500n,
    });
    await giveCash(home, player.memberId, 500n);
    expect(await player.client.send('rollback', backOf(player, won))).toMatchObject({ kind: 'ok' });
    await home.drain();
    expect(await paidBy(player)).toEqual({ round: 0n, days: 0n, play: 0n });
    expect(await seamless.booksAreClean()).toBe(true);
  });

  test('ends with a prize that says so; the prize itself is no payout of the round', async () => {
    const player = await seamless.newPlayer();
    const round = player.body('10.00');
    await player.client.send('bet', round);
    await player.client.send('win', another(round, '500.00', { type: 'jackpot', finished: true }));
    await seamless.count();
    expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 1000n, payout_cents: 0n });
    expect(await player.cash()).toBe(59_000n);
    expect(await seamless.booksAreClean()).toBe(true);
  });

  test('a bet that was taken back counts nothing', async () => {
    const player = await seamless.newPlayer();
    const gone = player.body('10.00');
    await player.client.send('bet', gone);
    await player.client.send('rollback', backOf(player, gone));
    home.clock.moveBy(24 * 3_600_000);
    await seamless.count();
    expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 0n, payout_cents: 0n });
    expect(await paidBy(player)).toEqual({ round: null, days: null, play: 0n });
  });
});
