import type { CoinView } from '@arara/games';
import { expect, test } from 'vitest';
import { coinMoments } from './moments.ts';

const open: CoinView = {
  falls: ['heads', 'tails'],
  called: ['heads', 'tails'],
  ladder: [19_800, 39_600, 79_200],
  multiplier: 39_600,
  nextMultiplier: 79_200,
  payoutCents: 396,
  canCashOut: true,
  end: null,
};

test('a flip spins before its side is seen', () => {
  expect(coinMoments(open).map(({ scene }) => [scene.isSpinning, scene.falls.length])).toEqual([
    [true, 1],
    [false, 2],
    [false, 2],
  ]);
  expect(coinMoments({ ...open, end: 'wrong_call' }).at(-1)?.scene.end).toBe('wrong_call');
});

test('nothing spins before the first call, nor when the player cashes out', () => {
  expect(coinMoments({ ...open, falls: [], called: [] })).toHaveLength(1);
  expect(coinMoments({ ...open, end: 'cashed_out' }).map(({ scene }) => scene.isSpinning)).toEqual([false]);
});
