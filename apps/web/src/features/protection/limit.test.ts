import { expect, test } from 'vitest';
import { type Limit, shareOf } from './limit.ts';
import { monthsWords } from './time-words.ts';

const limit = (value: Partial<Limit>): Limit => ({
  kind: 'loss',
  period: 'day',
  money: '100.00',
  minutes: null,
  used: { money: '0.00', minutes: null },
  renews_at: null,
  pending: null,
  ...value,
});

test('the share of a limit that is used never leaves the bar', () => {
  expect(shareOf(limit({ used: { money: '25.00', minutes: null } }))).toBe(0.25);
  expect(shareOf(limit({ used: { money: '130.00', minutes: null } }))).toBe(1);
  expect(
    shareOf(limit({ kind: 'session', money: null, minutes: 60, used: { money: null, minutes: 45 } })),
  ).toBe(0.75);
});

test('stretches of time are told in the units people use', () => {
  const t = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
  expect(monthsWords(6, t)).toBe('protection.months {"count":6}');
  expect(monthsWords(60, t)).toBe('protection.years {"count":5}');
  expect(monthsWords(null, t)).toBe('protection.forever {}');
});
