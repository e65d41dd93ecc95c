import { expect, test } from 'vitest';
import { hasTimeUp } from './use-time-is-up.ts';

const limit = (kind: 'session' | 'loss', minutes: number | null, used: number | null) => ({
  kind,
  period: 'day' as const,
  money: null,
  minutes,
  used: { money: null, minutes: used },
  renews_at: null,
  pending: null,
});

test('time is up when a limit of time has nothing left, and no other limit tells', () => {
  expect(hasTimeUp([limit('session', 30, 29)])).toBe(false);
  expect(hasTimeUp([limit('session', 30, 30)])).toBe(true);
  expect(hasTimeUp([limit('session', 60, 10), limit('session', 30, 31)])).toBe(true);
  expect(hasTimeUp([limit('loss', null, 99)])).toBe(false);
  expect(hasTimeUp([])).toBe(false);
});
