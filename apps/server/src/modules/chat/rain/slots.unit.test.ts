import { expect, test } from 'vitest';
import { currentSlot, nextSlot } from './slots.ts';

test.each([
  ['2026-03-01T00:00:00-03:00', '2026-03-01T00', '2026-03-01T05'],
  ['2026-03-01T04:59:59-03:00', '2026-03-01T00', '2026-03-01T05'],
  ['2026-03-01T05:00:00-03:00', '2026-03-01T05', '2026-03-01T10'],
  ['2026-03-01T19:59:59-03:00', '2026-03-01T15', '2026-03-01T20'],
  ['2026-03-01T20:00:00-03:00', '2026-03-01T20', '2026-03-02T00'],
  ['2026-12-31T23:59:59-03:00', '2026-12-31T20', '2027-01-01T00'],
  // São Paulo is three hours behind: still the day before.
  ['2026-03-01T02:30:00Z', '2026-02-28T20', '2026-03-01T00'],
])('[S9.11] at %s the rain is that of %s and the next one %s', (now, current, next) => {
  expect(currentSlot(new Date(now)).name).toBe(current);
  expect(nextSlot(new Date(now)).name).toBe(next);
  expect(nextSlot(new Date(now)).at.getTime()).toBeGreaterThan(new Date(now).getTime());
  expect(currentSlot(new Date(now)).at.getTime()).toBeLessThanOrEqual(new Date(now).getTime());
});
