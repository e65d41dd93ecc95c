import { expect, test } from 'vitest';
import { minutesSince, minutesWords, shortMinutesWords } from './minutes-words.ts';

const t = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;

test('stretches of time are told in the units people use', () => {
  expect(minutesWords(59, t)).toBe('shell.minutes {"minutes":59}');
  expect(minutesWords(60, t)).toBe('shell.hours_minutes {"hours":1,"minutes":"00"}');
  expect(minutesWords(125, t)).toBe('shell.hours_minutes {"hours":2,"minutes":"05"}');
});

test('where there is little room hours and minutes stand closer', () => {
  expect(shortMinutesWords(59, t)).toBe('shell.minutes {"minutes":59}');
  expect(shortMinutesWords(61, t)).toBe('shell.hours_minutes_short {"hours":1,"minutes":"01"}');
});

test('a clock that is behind tells no time before the beginning', () => {
  const since = '2031-05-14T15:00:00.000Z';
  expect(minutesSince(since, Date.parse(since) - 5_000)).toBe(0);
  expect(minutesSince(since, Date.parse(since) + 61 * 60_000 + 59_000)).toBe(61);
});
