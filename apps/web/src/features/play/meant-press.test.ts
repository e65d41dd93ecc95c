import { expect, test } from 'vitest';
import { isMeantPress } from './meant-press.ts';

test('a press within half a second after the deal is no step', () => {
  expect(isMeantPress('step', { begunAtMs: 1_000, endedAtMs: null }, 1_499)).toBe(false);
  expect(isMeantPress('step', { begunAtMs: 1_000, endedAtMs: null }, 1_500)).toBe(true);
});

test('nor does the second press of a cash-out begin another round', () => {
  expect(isMeantPress('start', { begunAtMs: null, endedAtMs: 1_000 }, 1_200)).toBe(false);
  expect(isMeantPress('start', { begunAtMs: null, endedAtMs: 1_000 }, 1_500)).toBe(true);
});

test('games of one step are played as fast as one presses', () => {
  expect(isMeantPress('start', { begunAtMs: 1_000, endedAtMs: null }, 1_001)).toBe(true);
});
