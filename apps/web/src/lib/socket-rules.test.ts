import { expect, test } from 'vitest';
import { attemptAfter, hasGap, reconnectMs } from './socket-rules.ts';

test('a gap is seen between events, not before the first', () => {
  expect(hasGap(0, 7)).toBe(false);
  expect(hasGap(6, 7)).toBe(false);
  expect(hasGap(5, 7)).toBe(true);
});

test('reconnecting slows down to half a minute', () => {
  expect([0, 1, 2, 3, 50].map((attempt) => reconnectMs(attempt, 1))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000,
  ]);
});

test('those who lose a server together come back spread over the whole of the wait, nobody at once', () => {
  for (const attempt of [0, 1, 5]) {
    const most = reconnectMs(attempt, 1);
    const crowd = Array.from({ length: 1_000 }, (_, index) => reconnectMs(attempt, index / 1_000));
    expect(Math.min(...crowd)).toBe(250);
    // No tenth of the time has more than a bit over a tenth of them.
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      crowd.filter((ms) => Math.floor(((ms - 250) * 10) / (most - 249)) === tenth),
    );
    for (const some of tenths) expect(some.length).toBeLessThanOrEqual(110);
  }
});

test('a server that lets everybody in and falls again is not stormed: only a connection that lasted starts anew', () => {
  expect(attemptAfter(-1, Number.NEGATIVE_INFINITY)).toBe(0);
  expect(attemptAfter(3, 500)).toBe(4);
  expect(attemptAfter(3, 10_000)).toBe(0);
});
