import { describe, expect, test } from 'vitest';
import { dueOf, minutesBetween } from './due.ts';

const dueAt = '2026-03-01T14:00:00.000Z';
const at = (minutesBefore: number) => dueOf(dueAt, Date.parse(dueAt) - minutesBefore * 60_000);

describe('the clock against 120 minutes', () => {
  test('a new one has all of them', () => {
    expect(at(120)).toEqual({ tone: 'calm', minutes: 120, share: 1 });
  });
  test('half an hour and ten minutes are marked', () => {
    expect(at(31).tone).toBe('calm');
    expect(at(30)).toEqual({ tone: 'soon', minutes: 30, share: 0.25 });
    expect(at(11).tone).toBe('soon');
    expect(at(10).tone).toBe('urgent');
  });
  test('a started minute counts until it is over, then it is late', () => {
    expect(at(0.5)).toMatchObject({ tone: 'urgent', minutes: 1 });
    expect(at(0)).toEqual({ tone: 'late', minutes: 1, share: 0 });
    expect(at(-61.5)).toEqual({ tone: 'late', minutes: 62, share: 0 });
  });
  test('a clock that is behind does not show more than there is', () => {
    expect(at(125).share).toBe(1);
  });
});

test('how long a payment took', () => {
  expect(minutesBetween('2026-03-01T12:00:00Z', '2026-03-01T12:17:40Z')).toBe(18);
  expect(minutesBetween('2026-03-01T12:00:00Z', '2026-03-01T11:59:00Z')).toBe(0);
});
