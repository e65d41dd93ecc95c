import { describe, expect, test } from 'vitest';
import { toPercent } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseDragon } from './analysis.ts';
import { dragonBets, dragonResult, dragonReturns, dragonShoe } from './bets.ts';
import { dragonRules } from './rules.ts';

describe('a round', () => {
  test.each([
    ['Ks', 'Qh', 'dragon'],
    ['As', '2h', 'jaguar'],
    ['7s', '7h', 'tie'],
    ['7s', '7s', 'suited_tie'],
  ])('%s against %s is %s', (dragon, jaguar, result) => {
    expect(dragonResult(dragon, jaguar)).toBe(result);
  });

  test('pays the side, gives stakes back in a tie of different suits and keeps them in one of the same', () => {
    const paid = (on: (typeof dragonBets)[number], dragon: string, jaguar: string) =>
      dragonRules.events({ stake: '1.00', on }, { dragon, jaguar }).at(-1)?.payoutCents;
    expect(dragonBets.map((on) => paid(on, 'Ks', 'Qh'))).toEqual([200, 0, 0, 0]);
    expect(dragonBets.map((on) => paid(on, '3s', 'Qh'))).toEqual([0, 200, 0, 0]);
    expect(dragonBets.map((on) => paid(on, '9s', '9h'))).toEqual([100, 100, 1_200, 0]);
    expect(dragonBets.map((on) => paid(on, '9s', '9s'))).toEqual([0, 0, 1_200, 5_500]);
  });

  test('events pay what the round pays', () => {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const bet = { stake: '3.00', on: 'jaguar' as const };
      const { outcome, payoutCents } = dragonRules.play(bet, seededDraws(nonce));
      const events = dragonRules.events(bet, outcome);
      expect(events.at(-1)).toMatchObject({ payoutCents: Number(payoutCents) });
      expect(events.find(({ type }) => type === 'bet_paid')?.multiplier).toBe(
        (Number(payoutCents) * 10_000) / 300,
      );
    }
  });

  test('a bet is its own input; others are refused', () => {
    const parsed = dragonRules.parseBet({ stake: '1', on: 'tie' });
    if (parsed.kind === 'refused') throw new Error('refused');
    expect(dragonRules.parseBet(parsed.bet)).toEqual(parsed);
    expect(dragonRules.parseBet({ stake: '1.00', on: 'tiger' })).toMatchObject({ field: 'on' });
    expect(dragonRules.parseBet({ stake: '0.99', on: 'tie' })).toMatchObject({ error: 'stake_too_small' });
    expect(dragonRules.parseBet({ stake: '1000.01', on: 'tie' })).toMatchObject({ error: 'stake_too_large' });
  });
});

test('[R26] the ways are those of all orders of two cards, and the returns shown are exact', () => {
  const counted = { dragon: 0, jaguar: 0, tie: 0, suited_tie: 0 };
  // The first card of each of the 52 stands for its eight.
  for (const [place, dragon] of dragonShoe.slice(0, 52).entries()) {
    for (const [other, jaguar] of dragonShoe.entries()) {
      if (other !== place) counted[dragonResult(dragon, jaguar)] += 8;
    }
  }
  const all = 416 * 415;
  expect(counted.dragon + counted.jaguar + counted.tie + counted.suited_tie).toBe(all);
  const [dragon] = analyseDragon().configurations;
  expect(Number(dragon?.rtp.numerator) / Number(dragon?.rtp.denominator)).toBeCloseTo(
    (2 * counted.dragon + counted.tie) / all,
    12,
  );
  for (const { name, rtp } of analyseDragon().configurations) {
    const told = Object.entries(dragonReturns).find(([side]) => side === name)?.[1] ?? 0;
    expect(toPercent(rtp), name).toBe((told * 100).toFixed(2));
  }
});
