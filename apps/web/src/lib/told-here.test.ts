import { expect, test } from 'vitest';
import { isToldHere, pageTells } from './told-here.ts';

test('what a page tells itself is told nowhere else, nor for a while after it', () => {
  expect(isToldHere('reward', 0)).toBe(false);
  const stop = pageTells('reward', () => 1_000);
  expect(isToldHere('reward', 999_999)).toBe(true);
  expect(isToldHere('deposit', 0)).toBe(false);
  stop();
  expect(isToldHere('reward', 15_999)).toBe(true);
  expect(isToldHere('reward', 16_000)).toBe(false);
});

test('of two places that tell the same one may stop, and twice', () => {
  const [one, other] = [pageTells('friend', () => 0), pageTells('friend', () => 0)];
  one();
  one();
  expect(isToldHere('friend', 999_999)).toBe(true);
  other();
  expect(isToldHere('friend', 999_999)).toBe(false);
});
