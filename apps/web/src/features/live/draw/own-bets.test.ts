import { expect, test } from 'vitest';
import { type OwnBet, ownRound, piledUp, withNews, withOwn } from './own-bets.ts';

const bet = (id: string, state: OwnBet['state'] = 'placed', payout = '0.00', roundId = 'r'): OwnBet => ({
  id,
  name: 'jo***34',
  is_demo: false,
  slot: 0,
  stake: '5.00',
  state,
  multiplier: null,
  payout,
  round_id: roundId,
  bet: {},
  events: [],
});

test('an end is not undone by an older word', () => {
  const won = withOwn([bet('a')], [bet('a', 'won', '10.00')]);
  expect(withOwn(won, [bet('a')])[0]?.state).toBe('won');
  expect(withOwn(won, [bet('b')])).toHaveLength(2);
});

test('news of all bets change the own ones among them, and nothing else', () => {
  const known = [bet('a'), bet('b')];
  expect(withNews(known, [bet('c', 'won', '9.00')])).toBe(known);
  expect(withNews(known, [bet('a', 'won', '10.00')]).map(({ state, payout }) => [state, payout])).toEqual([
    ['won', '10.00'],
    ['placed', '0.00'],
  ]);
});

test('a round is over for its player when every bet is; what was taken back does not count', () => {
  const all = [
    bet('a', 'won', '10.00'),
    bet('b', 'lost'),
    bet('c', 'cancelled'),
    bet('d', 'placed', '0.00', 's'),
  ];
  const { stakeCents, payoutCents, isOver } = ownRound(all, 'r');
  expect([stakeCents, payoutCents, isOver]).toEqual([1_000n, 1_000n, true]);
  expect(ownRound(all, 's').isOver).toBe(false);
  expect(ownRound(all, undefined).isOver).toBe(false);
});

test('piles of several bets lie on each other', () => {
  const piles = piledUp([
    new Map([
      ['red', 500n],
      ['odd', 100n],
    ]),
    new Map([['red', 200n]]),
  ]);
  expect([...piles]).toEqual([
    ['red', 700n],
    ['odd', 100n],
  ]);
});
