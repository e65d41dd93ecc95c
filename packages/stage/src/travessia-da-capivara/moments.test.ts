import type { CrossingView } from '@arara/games';
import { expect, test } from 'vitest';
import { crossingMoments } from './moments.ts';

const open: CrossingView = {
  difficulty: 'hard',
  crossed: 2,
  ladder: [12_250, 15_312],
  multiplier: 15_312,
  nextMultiplier: 19_140,
  payoutCents: 153,
  canCashOut: true,
  end: null,
  dangers: null,
};

test('a hop shows where the capybara stands and no car', () => {
  expect(crossingMoments(open).map(({ scene }) => scene)).toEqual([
    { crossed: 2, isHit: false, dangers: null, end: null },
  ]);
});

test('a car comes after the hop; where the others were is shown last', () => {
  const moments = crossingMoments({ ...open, end: 'car_came', dangers: [false, true] });
  expect(moments.map(({ scene }) => [scene.isHit, scene.dangers !== null])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});
