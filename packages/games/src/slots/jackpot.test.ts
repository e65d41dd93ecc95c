import { expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { gameRules } from '../registry.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { drawJackpot, isJackpotHit, jackpotShare, tellJackpot } from './jackpot.ts';

const terms = { seedCents: 100_000, contribution: 100, ticketsCents: 20_000_000 };

test('a stake holds as many tickets as centavos', () => {
  const hits = (stakeCents: bigint, thousands: number, rest: number) =>
    drawJackpot(terms, stakeCents, scriptedDraws([thousands, rest]).int);
  expect(hits(20n, 0, 19)).toBe(true);
  expect(hits(20n, 0, 20)).toBe(false);
  expect(hits(20_000n, 19, 999)).toBe(true);
  expect(hits(20_000n, 20, 0)).toBe(false);
});

test('[R26] a jackpot gives back what stakes put in and a seed in so many centavos staked', () => {
  expect(jackpotShare(terms)).toEqual(ratio(15, 1_000));
});

test('the ticket is drawn after the spin, and what the pool held is told in front of the result', () => {
  const rules = gameRules('cafe-777');
  const earlier = gameRules('cafe-777', 1);
  if (rules?.kind !== 'instant' || earlier?.kind !== 'instant') throw new Error('a slot is told at once');
  const bet = { stake: '1.00', mode: 'spin' };
  const spun = rules.play(bet, scriptedDraws([0, 0, 0, 0, 99]));
  expect(isJackpotHit(spun.outcome)).toBe(true);
  expect(isJackpotHit(rules.play(bet, scriptedDraws([0, 0, 0, 0, 100])).outcome)).toBe(false);
  expect(spun.payoutCents).toBe(earlier.play(bet, scriptedDraws([0, 0, 0])).payoutCents);
  const told = tellJackpot(rules.events(bet, spun.outcome), 100n, spun.payoutCents + 123_456n);
  expect(told.at(-2)).toEqual({ type: 'jackpot_won', payoutCents: 123_456 });
  expect(told.at(-1)).toMatchObject({
    type: 'settled',
    payoutCents: Number(spun.payoutCents) + 123_456,
    isAboveStake: true,
  });
});
