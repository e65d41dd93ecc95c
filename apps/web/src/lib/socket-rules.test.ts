import { expect, test } from 'vitest';
import { hasGap, reconnectMs } from './socket-rules.ts';

test('a gap is seen between events, not before the first', () => {
  expect(hasGap(0, 7)).toBe(false);
  expect(hasGap(6, 7)).toBe(false);
  expect(hasGap(5, 7)).toBe(true);
});

test('reconnecting slows down to half a minute and is spread', () => {
  expect(reconnectMs(0, 0)).toBe(250);
  expect(reconnectMs(0, 1)).toBe(500);
  expect(reconnectMs(3, 1)).toBe(4000);
  expect(reconnectMs(50, 1)).toBe(30_000);
});
