import { expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseGems } from './analysis.ts';
import { gemHandOf, gemHandWays } from './paytable.ts';
import { gemsRules } from './rules.ts';

test('bets are read again the same, and other risks are refused', () => {
  const bet = { stake: '1.00', risk: 'high' as const };
  expect(gemsRules.parseBet(bet)).toEqual({ kind: 'ok', bet, stakeCents: 100n });
  expect(gemsRules.parseBet({ ...bet, risk: 'none' })).toMatchObject({ field: 'risk' });
  expect(gemsRules.parseBet({ ...bet, stake: '0.05' })).toMatchObject({ error: 'stake_too_small' });
});

test.each([
  [[2, 2, 2, 2, 2], 'five', 50_000n],
  [[2, 6, 2, 2, 2], 'four', 8_000n],
  [[0, 1, 0, 1, 0], 'full_house', 5_000n],
  [[0, 1, 0, 3, 0], 'three', 3_000n],
  [[0, 1, 0, 1, 4], 'two_pairs', 1_700n],
  [[0, 1, 0, 5, 4], 'pair', 100n],
  [[0, 1, 2, 3, 4], 'none', 0n],
])('%j shows %s and pays %d centavos of 10.00 at medium risk', (gems, hand, cents) => {
  expect(gemHandOf(gems)).toBe(hand);
  const bet = { stake: '10.00', risk: 'medium' as const };
  const { outcome, payoutCents } = gemsRules.play(bet, scriptedDraws(gems));
  expect(payoutCents).toBe(cents);
  expect(gemsRules.events(bet, outcome).at(-2)).toMatchObject({ type: 'gems_matched', hand });
  expect(gemsRules.events(bet, outcome).at(-1)).toMatchObject({ payoutCents: Number(cents) });
});

test('[R26] hands are counted as combinations say, and the risks return 98.92%, 98.92% and 98.29%', () => {
  expect(Object.fromEntries(gemHandWays())).toEqual({
    five: 7,
    four: 210,
    full_house: 420,
    three: 2_100,
    two_pairs: 3_150,
    pair: 8_400,
    none: 2_520,
  });
  expect(analyseGems().configurations.map(({ rtp }) => rtp)).toEqual([
    ratio(16_625, 16_807),
    ratio(16_625, 16_807),
    ratio(16_520, 16_807),
  ]);
});
