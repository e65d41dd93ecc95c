import { expect, test } from 'vitest';
import { digitsFromIso, isOfAge, isoFromDigits } from './birth-date.ts';

test('eight digits of a real day become an ISO date and back', () => {
  expect(isoFromDigits('12041990')).toBe('1990-04-12');
  expect(digitsFromIso('1990-04-12')).toBe('12041990');
  expect(isoFromDigits('29022000')).toBe('2000-02-29');
});

test('days that are on no calendar stay digits, for the schema to refuse', () => {
  for (const digits of ['31022000', '29021999', '00011990', '1204199', '']) {
    expect(isoFromDigits(digits)).toBe(digits);
  }
});

test('18 years are reached on the birthday itself', () => {
  expect(isOfAge('2008-06-15', '2026-06-14')).toBe(false);
  expect(isOfAge('2008-06-15', '2026-06-15')).toBe(true);
  expect(isOfAge('2008-02-29', '2026-02-28')).toBe(false);
  expect(isOfAge('2008-02-29', '2026-03-01')).toBe(true);
});
