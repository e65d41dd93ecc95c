import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { type SeamlessHouse, type SeamlessPlayer, startSeamlessHouse } from '../testing/seamless-house.ts';

let seamless: SeamlessHouse;
let home: TestHouse;
beforeAll(async () => {
  seamless = await startSeamlessHouse();
  home = seamless.home;
});
afterAll(() => seamless.close());

/** What the house has won from a member, in each book that tells of it. */
async function wonFrom({ memberId }: SeamlessPlayer, before: Reported) {
  const { rows } = await home.house.db.query<Record<'records' | 'days' | 'play' | 'ledger', bigint>>(
    `select (select coalesce(sum(stake_cents - payout_cents), 0) from round where member_id = $1)::bigint as records,
            (select coalesce(sum(stake_cash_cents - payout_cash_cents), 0) from play_day where member_id = $1)::bigint as days,
            (select turnover_cents - payout_cents from member_play where member_id = $1) as play,
            (select coalesce(sum(case when t.to_account_id = a.id then -t.amount_cents else t.amount_cents end), 0)
               from ledger_account a join ledger_transfer t on a.id in (t.from_account_id, t.to_account_id)
              where a.member_id = $1 and a.kind = 'cash' and t.kind in ('seamless_bet', 'seamless_win', 'seamless_rollback')
            )::bigint as ledger`,
    [memberId],
  );
  const now = await reported();
  return {
    ...rows[0],
    games: now.games - before.games,
    agents: now.agents - before.agents,
    house: now.house - before.house,
  };
}

type Reported = Record<'games' | 'agents' | 'house', bigint>;
/** By reports of games and agents, and by the house's own account of games. */
async function reported(): Promise<Reported> {
  const { rows } = await home.house.db.query<Reported>(
    `select (select coalesce(sum(stake_cents - payout_cents), 0) from report_game_day)::bigint as games,
            (select coalesce(sum(stake_cents - payout_cents), 0) from report_agent_day)::bigint as agents,
            (select coalesce(sum(case when to_account_id = 1 then amount_cents else -amount_cents end), 0)
               from ledger_transfer where 1 in (from_account_id, to_account_id))::bigint as house`,
  );
  return rows[0] ?? { games: 0n, agents: 0n, house: 0n };
}

const inEachBook = (cents: bigint) => ({
  records: cents,
  days: cents,
  play: cents,
  ledger: cents,
  games: cents,
  agents: cents,
  house: cents,
});

type Step = 'win' | 'bet back' | 'win back' | 'jackpot' | 'counted' | 'next day';
const orders: readonly (readonly [steps: readonly Step[], cents: bigint, rounds: number])[] = [
  [['win', 'bet back', 'counted'], -2500n, 1],
  [['win', 'bet back', 'next day', 'counted'], -2500n, 1],
  [['win', 'bet back', 'counted', 'win back'], 0n, 1],
  [['win', 'bet back', 'counted', 'next day', 'win back'], 0n, 1],
  [['win', 'bet back', 'win back', 'counted'], 0n, 0],
  [['win', 'win back', 'bet back', 'counted'], 0n, 0],
  [['win', 'counted', 'bet back', 'win back'], 0n, 1],
  [['win', 'counted', 'bet back'], -2500n, 1],
  [['win', 'jackpot', 'bet back', 'counted'], -2500n, 1],
  [['jackpot', 'bet back', 'counted'], 0n, 0],
];

test.each(orders)(
  'a bet of 10.00 and then %j: records, days, reports and the ledger say the same',
  async (steps, cents, rounds) => {
    const player = await seamless.newPlayer();
    const before = await reported();
    const bet = player.body('10.00');
    const win = { ...bet, transaction: randomUUID(), amount: '25.00', finished: true };
    const jackpot = { ...win, transaction: randomUUID(), amount: '70.00', type: 'jackpot' };
    const back = (target: { transaction: string }) => ({
      transaction: randomUUID(),
      player: player.player,
      target: target.transaction,
    });
    const take: Record<Step, () => Promise<unknown>> = {
      win: () => player.client.send('win', win),
      'bet back': () => player.client.send('rollback', back(bet)),
      'win back': () => player.client.send('rollback', back(win)),
      jackpot: () => player.client.send('win', jackpot),
      counted: () => seamless.count(),
      'next day': async () => home.clock.moveBy(24 * 3_600_000),
    };
    await player.client.send('bet', bet);
    for (const step of steps) {
      const answer = await take[step]();
      if (answer !== undefined) expect([step, answer]).toMatchObject([step, { kind: 'ok' }]);
    }
    await home.drain();
    // A jackpot is the platform's to pay: no book of games tells of it.
    expect(await wonFrom(player, before)).toEqual(inEachBook(cents));
    const token = await home.login(player);
    expect(await home.ask(games.gameRecord, { range: '7days' }, { token })).toMatchObject({ total: rounds });
    expect(await seamless.booksAreClean()).toBe(true);
  },
);

test('of two bets, the one that stands is the stake', async () => {
  const player = await seamless.newPlayer();
  const before = await reported();
  const first = player.body('10.00');
  const second = { ...first, transaction: randomUUID(), amount: '4.00' };
  await player.client.send('bet', first);
  await player.client.send('bet', second);
  await player.client.send('win', { ...first, transaction: randomUUID(), amount: '25.00', finished: true });
  await player.client.send('rollback', {
    transaction: randomUUID(),
    player: player.player,
    target: first.transaction,
  });
  await seamless.count();
  expect(await wonFrom(player, before)).toEqual(inEachBook(-2100n));
  expect(await seamless.playOf(player.memberId)).toMatchObject({ turnover_cents: 400n, payout_cents: 2500n });
});
