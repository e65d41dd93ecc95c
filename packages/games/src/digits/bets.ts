import type { Limits } from '../rules.ts';

/** What is drawn: three digits, each from 0 to 9, every number from 000 to 999 equally likely. */
export const digitsDrawn = 3;
export const digitKinds = 10;

/**
 * Where a bet's digits stand in the draw, and what it pays in times the stake. `any_order` pays by how many orders its
 * digits have.
 */
export const digitBets = [
  { type: 'exact', digits: 3, times: 950 },
  { type: 'any_order', digits: 3, times: 158 },
  { type: 'first_two', digits: 2, times: 95 },
  { type: 'last_two', digits: 2, times: 95 },
  { type: 'last_one', digits: 1, times: 9.5 },
] as const;

export type DigitBetType = (typeof digitBets)[number]['type'];

/** Two equal digits among the three have half as many orders, so they pay twice as much. */
export const anyOrderPairTimes = 316;

/** Half a stake is whole at every multiple of this. */
export const digitLimits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 20_000n,
  stepCents: 2n,
  maxPayoutCents: 19_000_000n,
};

/** What a bet on these digits pays, in times its stake; `null` for digits that it does not take. */
export function digitTimes(type: DigitBetType, digits: readonly number[]): number | null {
  const bet = digitBets.find((one) => one.type === type);
  const isDigits = digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit < digitKinds);
  if (!bet || digits.length !== bet.digits || !isDigits) return null;
  if (type !== 'any_order') return bet.times;
  const kinds = new Set(digits).size;
  // Three equal digits have one order: that is the exact bet.
  if (kinds === 1) return null;
  return kinds === 2 ? anyOrderPairTimes : bet.times;
}

/** Whether a draw is what was bet on. */
export function isDigitHit(type: DigitBetType, digits: readonly number[], drawn: readonly number[]): boolean {
  const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
  switch (type) {
    case 'exact':
      return same(digits, drawn);
    case 'any_order':
      return same(digits.toSorted(), drawn.toSorted());
    case 'first_two':
      return same(digits, drawn.slice(0, 2));
    case 'last_two':
      return same(digits, drawn.slice(1));
    case 'last_one':
      return same(digits, drawn.slice(2));
  }
}
