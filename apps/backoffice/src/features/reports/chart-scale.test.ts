import { expect, test } from 'vitest';
import { labelled, ticksOf } from './chart-scale.ts';

test('ticks are round, begin at zero or below the lowest, and hold the highest', () => {
  expect(ticksOf([3, 97])).toEqual([0, 25, 50, 75, 100]);
  expect(ticksOf([-30, 60])).toEqual([-50, -25, 0, 25, 50, 75]);
  expect(ticksOf([0, 0])).toEqual([0, 1]);
  expect(ticksOf([])).toEqual([0, 1]);
  expect(ticksOf([0.4, 1.1]).at(-1)).toBeGreaterThanOrEqual(1.1);
});

test('labels stand apart and begin with the first', () => {
  expect(labelled(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelled(30, 6)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(labelled(1, 6)).toEqual([0]);
});
