import { expect, test } from 'vitest';
import { pulled, pullRest } from './pull.ts';

test('a short or sideways way is no pull', () => {
  expect(pulled(0, 8)).toEqual(pullRest);
  expect(pulled(60, 40)).toEqual(pullRest);
  expect(pulled(0, -50)).toEqual(pullRest);
});

test('far enough down it asks again, and never goes further than its most', () => {
  expect(pulled(0, 60).isEnough).toBe(false);
  expect(pulled(10, 180).isEnough).toBe(true);
  expect(pulled(0, 5000).px).toBeLessThanOrEqual(96);
});
