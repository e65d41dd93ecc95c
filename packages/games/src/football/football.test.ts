import { describe, expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { scriptedDraws, seededDraws } from '../scripted-draws.fixture.ts';
import { analyseFootball } from './analysis.ts';
import { clubNames, expectedGoals, goalWeights, weightSum } from './clubs.ts';
import { allMatches, chanceOf, firstMarkets, isWon, markets, oddsOf } from './markets.ts';
import { type FootballBet, footballRules } from './rules.ts';

const bet: FootballBet = {
  stake: '1.50',
  home: 'ipe-roxo',
  away: 'mare-alta',
  market: 'goals',
  selection: 'over_2_5',
};

describe('bets', () => {
  test('every selection that is offered is accepted and read again the same', () => {
    for (const { home, away } of allMatches()) {
      for (const market of firstMarkets) {
        for (const selection of markets[market]) {
          const wanted = { stake: '1.00', home, away, market, selection };
          const result = footballRules.parseBet(JSON.parse(JSON.stringify(wanted)));
          if (oddsOf(home, away, market, selection) === null) {
            expect(result).toEqual({ kind: 'refused', error: 'bad_bet', field: 'selection' });
          } else {
            expect(result).toEqual({ kind: 'ok', bet: wanted, stakeCents: 100n });
          }
        }
      }
    }
  });

  test.each([
    [{ home: 'nobody' }, 'home'],
    [{ away: 'nobody' }, 'away'],
    [{ away: 'ipe-roxo' }, 'away'],
    [{ market: 'corners' }, 'market'],
    [{ selection: 'over_9_5' }, 'selection'],
    [{ selection: 'home' }, 'selection'],
  ])('%j is refused', (change, field) => {
    expect(footballRules.parseBet({ ...bet, ...change })).toEqual({
      kind: 'refused',
      error: 'bad_bet',
      field,
    });
  });

  test('the largest bet never pays more than the maximum', () => {
    const most = Math.max(...analyseFootball().configurations.map(({ maxMultiplier }) => maxMultiplier));
    const { maxStakeCents, maxPayoutCents } = footballRules.limits;
    expect((maxStakeCents * BigInt(most)) / 10_000n).toBeLessThanOrEqual(maxPayoutCents);
  });
});

describe('chances', () => {
  test('goals follow Poisson to a hundred-thousandth', () => {
    const weights = goalWeights(36);
    const chance = (goals: number) => (weights[goals] ?? 0) / weightSum(weights);
    let poisson = Math.exp(-1.8);
    for (let goals = 0; goals <= 9; goals += 1) {
      expect(chance(goals)).toBeCloseTo(poisson, 4);
      poisson *= 1.8 / (goals + 1);
    }
  });

  test('every mean leaves a sum that can be drawn', () => {
    for (const { home, away } of allMatches()) {
      const { home: one, away: other } = expectedGoals(home, away);
      for (const mean of [one, other]) expect(weightSum(goalWeights(mean))).toBeLessThanOrEqual(2 ** 21);
    }
  });

  test('the selections of a market that exclude each other make up all ways', () => {
    for (const [market, selections] of [
      ['result', markets.result],
      ['both_score', markets.both_score],
      ['score', markets.score],
      ['goals', ['over_2_5', 'under_2_5']],
      ['handicap', ['home_-1', 'away_+1']],
      ['handicap', ['home_+2', 'away_-2']],
    ] as const) {
      const chances = selections.map((selection) =>
        chanceOf('vila-jabuti', 'porto-coral', market, selection),
      );
      expect(chances.reduce((sum, { ways }) => sum + ways, 0n)).toBe(chances[0]?.of);
    }
  });

  test('[R26] every offered bet returns 90% to 97%, at the smallest stake too', () => {
    const { configurations } = analyseFootball();
    expect(configurations.length).toBeGreaterThan(1_500);
    for (const { rtp, rtpAtMinStake } of configurations) {
      for (const share of [rtp, rtpAtMinStake]) {
        expect(compare(share, ratio(90, 100))).toBeGreaterThanOrEqual(0);
        expect(compare(share, ratio(97, 100))).toBeLessThanOrEqual(0);
      }
    }
  });

  test('[R26] the ranges of a draw are as wide as the weights, so that a chance is what is claimed', () => {
    const { home, away } = expectedGoals(bet.home, bet.away);
    const weights = goalWeights(home);
    let from = 0;
    weights.forEach((weight, goals) => {
      for (const drawn of weight > 0 ? [from, from + weight - 1] : []) {
        const minutes = Array.from({ length: goals }, () => 0);
        const rest = [...Array.from({ length: 7 }, () => 0), ...Array.from({ length: 14 }, () => 0)];
        const { outcome } = footballRules.play(bet, scriptedDraws([drawn, 0, ...minutes, ...rest]));
        expect([outcome.home.length, outcome.away.length]).toEqual([goals, 0]);
      }
      from += weight;
    });
    expect([from, away]).toEqual([weightSum(weights), expect.any(Number)]);
  });
});

describe('a match', () => {
  test.each([
    [
      'result',
      'home',
      [[2, 1]],
      [
        [1, 1],
        [0, 1],
      ],
    ],
    [
      'goals',
      'over_1_5',
      [
        [1, 1],
        [2, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
    ],
    ['goals', 'under_3_5', [[3, 0]], [[2, 2]]],
    [
      'both_score',
      'no',
      [
        [3, 0],
        [0, 0],
      ],
      [[1, 1]],
    ],
    ['handicap', 'home_-1', [[2, 0]], [[2, 1]]],
    ['handicap', 'away_+1', [[2, 1]], [[2, 0]]],
    ['handicap', 'home_+2', [[0, 2]], [[0, 3]]],
    ['handicap', 'away_-2', [[0, 3]], [[0, 2]]],
    ['score', '2-1', [[2, 1]], [[1, 2]]],
    [
      'score',
      'other',
      [
        [4, 0],
        [0, 5],
      ],
      [[3, 3]],
    ],
  ] as const)('%s %s', (market, selection, won, lost) => {
    for (const [home, away] of won) expect(isWon(market, selection, home, away)).toBe(true);
    for (const [home, away] of lost) expect(isWon(market, selection, home, away)).toBe(false);
  });

  test('is replayed minute by minute and pays by its score', () => {
    let won = 0;
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const { outcome, payoutCents } = footballRules.play(bet, seededDraws(nonce));
      const events = footballRules.events(bet, outcome);
      const minutes = events.flatMap(({ minute }) => (typeof minute === 'number' ? [minute] : []));
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      expect(minutes.every((minute) => minute >= 1 && minute <= 90)).toBe(true);
      const goals = events.filter(({ type }) => type === 'goal');
      const score = { home: outcome.home.length, away: outcome.away.length };
      expect(goals).toHaveLength(score.home + score.away);
      if (goals.length > 0) expect(goals.at(-1)).toMatchObject(score);
      const isPaid = score.home + score.away >= 3;
      expect(payoutCents).toBe(
        isPaid ? (150n * BigInt(oddsOf(bet.home, bet.away, 'goals', 'over_2_5') ?? 0)) / 100n : 0n,
      );
      expect(events.at(-2)).toMatchObject({ type: 'full_time', ...score, isWon: isPaid });
      won += isPaid ? 1 : 0;
    }
    expect(won).toBeGreaterThan(10);
    expect(clubNames).toHaveLength(8);
  });
});
