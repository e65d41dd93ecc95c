import { expect, test } from 'vitest';
import { isMeant } from './meant.ts';

const bet = { kind: 'bet', roundId: 'next', isNext: true } as const;

test('the second press of a cash-out, or one that met the end of the flight, stakes nothing on the next', () => {
  expect(isMeant(bet, 1_000, 1_200)).toBe(false);
  expect(isMeant(bet, 1_000, 1_500)).toBe(true);
  expect(isMeant(bet, null, 0)).toBe(true);
});

const own = { id: 'b1' } as never;

test('nor does it take back the bet on the next', () => {
  expect(isMeant({ kind: 'placed', bet: own, isNext: true }, 1_000, 1_200)).toBe(false);
});

test('whoever is aloft leaves with any press', () => {
  expect(isMeant({ kind: 'flying', bet: own }, 1_000, 1_001)).toBe(true);
});
