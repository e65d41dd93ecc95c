import { expect, test } from 'vitest';
import { fieldOf, momentOf, nextMinute } from './moments.ts';

test('a field holds the time of São Paulo, whatever clock the browser has', () => {
  expect(fieldOf('2031-03-01T02:30:00.000Z')).toBe('2031-02-28T23:30');
  expect(momentOf('2031-02-28T23:30')).toBe('2031-03-01T02:30:00.000Z');
  expect([fieldOf(null), momentOf('')]).toEqual(['', null]);
});

test('a minute that has begun is not earlier than the moment', () => {
  expect(nextMinute('2031-03-01T02:30:00.001Z')).toBe('2031-03-01T02:31:00.000Z');
  expect(nextMinute('2031-03-01T02:30:00.000Z')).toBe('2031-03-01T02:30:00.000Z');
});

test('a date that does not exist is left for the server to refuse in its place, and is no date left out', () => {
  expect(momentOf('20266-08-01T10:00')).toBe('20266-08-01T10:00');
});
