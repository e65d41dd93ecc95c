import { expect, test } from 'vitest';
import { scriptedDraws, seededDraws } from '../scripted-draws.fixture.ts';
import { matchChances } from './chances.ts';
import { isVolleyWon, volleyChance, volleyMarkets, volleyOdds } from './markets.ts';
import { isSetOver, receiverWins } from './pairs.ts';
import { type VolleyBet, volleyRules } from './rules.ts';

const bet: VolleyBet = { stake: '1.50', home: 'mare', away: 'jangada', market: 'winner', selection: 'home' };

test('a bet is read again the same', () => {
  expect(volleyRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
    kind: 'ok',
    bet,
    stakeCents: 150n,
  });
});

test.each([
  [{ home: 'nobody' }, 'home'],
  [{ away: 'mare' }, 'away'],
  [{ market: 'corners' }, 'market'],
  [{ selection: '2-0' }, 'selection'],
])('%j is refused', (change, field) => {
  expect(volleyRules.parseBet({ ...bet, ...change })).toEqual({ kind: 'refused', error: 'bad_bet', field });
});

test.each([
  [0, 15, 13, true],
  [0, 15, 14, false],
  [0, 19, 18, true],
  [2, 11, 9, true],
  [2, 14, 13, false],
  [2, 15, 14, true],
] as const)('set %i at %i to %i is over: %s', (set, one, other, isOver) => {
  expect(isSetOver(set, one, other)).toBe(isOver);
  expect(isSetOver(set, other, one)).toBe(isOver);
});

test.each([
  ['winner', 'away', { home: 1, away: 2, total: 75, lead: 1 }, true],
  ['sets', '1-2', { home: 1, away: 2, total: 75, lead: 1 }, true],
  ['points', 'over_56', { home: 2, away: 0, total: 56, lead: 4 }, false],
  ['points', 'over_56', { home: 2, away: 0, total: 57, lead: 3 }, true],
  ['handicap', 'home_-4', { home: 2, away: 0, total: 56, lead: 4 }, false],
  ['handicap', 'home_-4', { home: 2, away: 0, total: 55, lead: 5 }, true],
  ['handicap', 'away_+4', { home: 2, away: 0, total: 56, lead: 4 }, true],
  ['handicap', 'away_-4', { home: 2, away: 0, total: 56, lead: 4 }, false],
] as const)('%s %s at %j wins: %s', (market, selection, score, isWon) => {
  expect(isVolleyWon(market, selection, score)).toBe(isWon);
});

test('who receives wins its rally on the first of 64 draws, and serves the next one', () => {
  const wins = receiverWins('jangada', 'mare');
  // The home pair serves first: the away pair takes the rally, then holds its serve for fifteen to nothing, twice.
  const first = [wins - 1, ...Array.from({ length: 14 }, () => 63)];
  // In the second set the away pair serves first.
  const second = Array.from({ length: 15 }, () => 63);
  const { outcome, payoutCents } = volleyRules.play(bet, scriptedDraws([...first, ...second]));
  expect(outcome.sets).toEqual(['a'.repeat(15), 'a'.repeat(15)]);
  expect(payoutCents).toBe(0n);
  expect(
    volleyRules.play(
      bet,
      scriptedDraws(
        Array.from({ length: 15 }, () => 63).concat(wins, ...Array.from({ length: 15 }, () => 63)),
      ),
    ).outcome.sets[0],
  ).toBe('h'.repeat(15));
});

test('a match is replayed rally by rally and paid by its score', () => {
  for (let nonce = 0; nonce < 20; nonce += 1) {
    const { outcome, payoutCents } = volleyRules.play(bet, seededDraws(nonce));
    const events = volleyRules.events(bet, outcome);
    const rallies = events.filter(({ type }) => type === 'rally_won');
    const over = events.find(({ type }) => type === 'match_over');
    expect(rallies).toHaveLength(Number(over?.total));
    const odds = BigInt(volleyOdds('mare', 'jangada', 'winner', 'home') ?? 0);
    expect(payoutCents).toBe(over?.home === 2 ? (150n * odds) / 100n : 0n);
    expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: Number(payoutCents) });
  }
});

test('all ways to end a match make up the whole, and each market with them', () => {
  const { totals, leads, of } = matchChances('mare', 'concha');
  for (const endings of [totals, leads]) expect(endings.reduce((sum, { ways }) => sum + ways, 0n)).toBe(of);
  for (const selections of [volleyMarkets.winner, volleyMarkets.sets, ['over_56', 'under_56']] as const) {
    const market =
      selections === volleyMarkets.winner ? 'winner' : selections === volleyMarkets.sets ? 'sets' : 'points';
    const ways = selections.map((selection) => volleyChance('mare', 'concha', market, selection).ways);
    expect(ways.reduce((sum, one) => sum + one, 0n)).toBe(of);
  }
});
