import { expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseRings } from './analysis.ts';
import { ringsRules } from './rules.ts';

test('bets are read again the same, and other distances are refused', () => {
  const bet = { stake: '1.00', distance: 'far' as const };
  expect(ringsRules.parseBet(bet)).toEqual({ kind: 'ok', bet, stakeCents: 100n });
  expect(ringsRules.parseBet({ ...bet, distance: 'moon' })).toMatchObject({ field: 'distance' });
});

test('rings that land are counted, whichever they are', () => {
  const bet = { stake: '2.00', distance: 'middle' as const };
  const { outcome, payoutCents } = ringsRules.play(bet, scriptedDraws([0, 2, 0, 1, 0]));
  expect(payoutCents).toBe(400n);
  const events = ringsRules.events(bet, outcome);
  expect(events.map(({ isOn }) => isOn).slice(0, 5)).toEqual([true, false, true, false, true]);
  expect(events.at(-2)).toMatchObject({ landed: 3, multiplier: 20_000 });
  expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: 400, isAboveStake: true });
  expect(ringsRules.play(bet, scriptedDraws([1, 2, 1, 2, 0])).payoutCents).toBe(0n);
});

test('[R26] near returns 314/320, the middle 238/243 and far 3,060/3,125', () => {
  expect(analyseRings().configurations.map(({ name, rtp }) => [name, rtp])).toEqual([
    ['near', ratio(314, 320)],
    ['middle', ratio(238, 243)],
    ['far', ratio(3_060, 3_125)],
  ]);
});
