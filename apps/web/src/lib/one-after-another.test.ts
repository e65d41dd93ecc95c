import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes at once is called one after the other, in its order', () => {
  const inTurn = oneAfterAnother(60);
  const called: string[] = [];
  for (const name of ['bell', 'footer', 'rules']) inTurn(() => called.push(name));
  const seen = [0, 59, 1, 60].map((ms) => {
    vi.advanceTimersByTime(ms);
    return called.join(' ');
  });
  expect(seen).toEqual(['bell', 'bell', 'bell footer', 'bell footer rules']);
});

test('a call that is taken back is not made, and the others keep their time', () => {
  const inTurn = oneAfterAnother(60);
  const called: string[] = [];
  inTurn(() => called.push('bell'));
  const takeBack = inTurn(() => called.push('footer'));
  inTurn(() => called.push('rules'));
  takeBack();
  vi.advanceTimersByTime(119);
  expect(called).toEqual(['bell']);
  vi.advanceTimersByTime(1);
  expect(called).toEqual(['bell', 'rules']);
});
