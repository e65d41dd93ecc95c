import { expect, test } from 'vitest';
import { coversNothing, likelyDirection, transferRange } from './wallet-sums.ts';

const game = { min_stake: '1.00' };
const wallets = { isLoading: false, error: null, hereCents: 0n, thereCents: 0n, transitCents: 0n };

test('[S2.40] a deposit is offered when all money together is less than the lowest stake', () => {
  expect(coversNothing(wallets, game)).toBe(true);
  expect(coversNothing({ ...wallets, hereCents: 99n }, game)).toBe(true);
  expect(coversNothing({ ...wallets, hereCents: 50n, thereCents: 30n, transitCents: 20n }, game)).toBe(false);
});

test('[S2.40] nothing is said of money that is not known yet', () => {
  expect(coversNothing({ ...wallets, isLoading: true }, game)).toBe(false);
  expect(coversNothing({ ...wallets, error: new Error('nobody answers') }, game)).toBe(false);
});

test('[S2.40] [S3.04] limits of a transfer are told only where something can be moved', () => {
  expect(transferRange(100n, 0n)).toBeNull();
  expect(transferRange(100n, 99n)).toBeNull();
  expect(transferRange(100n, 100n)).toEqual({ min: 100n, max: 100n });
});

test('[S2.40] [S3.04] money is offered to be brought back where all of it is on the platform', () => {
  expect(likelyDirection({ hereCents: 0n, thereCents: 100n })).toBe('out');
  expect(likelyDirection({ hereCents: 1n, thereCents: 100n })).toBe('in');
  expect(likelyDirection({ hereCents: 0n, thereCents: 0n })).toBe('in');
});
