import type { HiLoView } from '@arara/games';
import { expect, test } from 'vitest';
import { hiLoMoments } from './moments.ts';

const open: HiLoView = {
  cards: ['7s', 'Th'],
  moves: ['higher'],
  higherMultiplier: 40_000,
  lowerMultiplier: 20_000,
  skipsLeft: 10,
  multiplier: 18_385,
  payoutCents: 183,
  canCashOut: true,
  end: null,
};

test('a card turns before the end is told; a cash-out turns nothing', () => {
  expect(hiLoMoments(open).map(({ scene }) => [scene.isTurning, scene.end])).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(hiLoMoments({ ...open, end: 'wrong_guess' }).map(({ scene }) => scene.end)).toEqual([
    null,
    'wrong_guess',
  ]);
  expect(hiLoMoments({ ...open, end: 'cashed_out' }).map(({ scene }) => scene.isTurning)).toEqual([false]);
});
