import { expect, test } from 'vitest';
import { isDoublePress } from './double-press.ts';

test('a press within half a second after the deal is no step', () => {
  expect(isDoublePress(1_000, 1_000)).toBe(true);
  expect(isDoublePress(1_000, 1_499)).toBe(true);
  expect(isDoublePress(1_000, 1_500)).toBe(false);
});

test('where no deal was just seen every press counts', () => {
  expect(isDoublePress(null, 0)).toBe(false);
});
