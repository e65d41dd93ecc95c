import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is asked for all the time is done at once, and then once in a while', async () => {
  const work = vi.fn(async () => {});
  const ask = atMostEvery(1000, work);
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  for (let ms = 0; ms < 5000; ms += 5) {
    ask();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(work.mock.calls.length).toBeLessThanOrEqual(6);
  // The last one is heard, and then there is rest.
  await vi.advanceTimersByTimeAsync(1000);
  const { length } = work.mock.calls;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(length);
});

test('it waits for what is slow, and goes on after what has failed', async () => {
  let fail: (error: Error) => void = () => {};
  const work = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
  const ask = atMostEvery(1000, work);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(work).toHaveBeenCalledTimes(1);
  fail(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});
