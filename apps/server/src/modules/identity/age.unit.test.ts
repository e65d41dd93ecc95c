import { expect, test } from 'vitest';
import { isAdult, isPlausibleBirth } from './age.ts';

test.each([
  ['2008-11-20', '2026-11-19', false],
  ['2008-11-20', '2026-11-20', true],
  ['2008-12-31', '2027-01-01', true],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1900-01-01', '2026-11-20', true],
])('[S9.10] [R35] born on %s, adult on %s: %s', (birthDate, today, expected) => {
  expect(isAdult(birthDate, today)).toBe(expected);
});

test('nobody is born tomorrow or before 1900', () => {
  expect(isPlausibleBirth('2026-11-21', '2026-11-20')).toBe(false);
  expect(isPlausibleBirth('2026-11-20', '2026-11-20')).toBe(true);
  expect(isPlausibleBirth('1899-12-31', '2026-11-20')).toBe(false);
});
