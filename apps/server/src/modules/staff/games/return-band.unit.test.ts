import { expect, test } from 'vitest';
import { bandOf, verdictOf } from './return-band.ts';

/** Rounds of one stake of which a share wins so many times the stake. */
function played(rounds: number, wins: number, times: number) {
  const stake = 100;
  const payout = stake * times;
  return {
    rounds: BigInt(rounds),
    stake: BigInt(rounds * stake),
    payout: BigInt(wins * payout),
    stakeSquares: rounds * stake ** 2,
    stakePayouts: wins * stake * payout,
    payoutSquares: wins * payout ** 2,
  };
}

test('the band of equal stakes is that of a mean: 3.29 standard errors', () => {
  const band = bandOf(played(10_000, 5_000, 2), 'low');
  // Payouts of 0 or 2 stakes have the variance 1.
  expect(band.observed).toBe(1);
  expect(band.high - band.observed).toBeCloseTo(3.29 / Math.sqrt(10_000), 10);
  expect(band.observed - band.low).toBeCloseTo(3.29 / Math.sqrt(10_000), 10);
});

test('a large win that has not come yet keeps the band of its class wide', () => {
  const quiet = played(10_000, 0, 2);
  expect(bandOf(quiet, 'low')).toEqual({ observed: 0, low: 0, high: 0 });
  expect(bandOf(quiet, 'very_high').high).toBeCloseTo((3.29 * 32) / 100, 10);
});

test('a return outside of the band is told, and on which side', () => {
  const theory = { lowest: 0.97, highest: 0.98, hasChoices: false };
  const judge = (wins: number, rounds = 100_000, hasChoices = false) => {
    const all = played(rounds, wins, 2);
    return verdictOf(all, bandOf(all, 'low'), { ...theory, hasChoices });
  };
  expect(judge(48_750)).toBe('within');
  expect(judge(50_000)).toBe('above');
  expect(judge(47_000)).toBe('below');
  expect(judge(47_000, 100_000, true)).toBe('within');
  expect(judge(999, 999)).toBe('few');
});
