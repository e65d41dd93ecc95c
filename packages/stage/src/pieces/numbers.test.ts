import { expect, test } from 'vitest';
import { holdsMultiple, multiplierText, shortMultiplierText } from './numbers.ts';

test('a short multiplier never promises more than is paid', () => {
  expect([11_250, 13_066, 10_208, 19_800].map((units) => shortMultiplierText(units, 'pt-BR'))).toEqual([
    '1,12×',
    '1,30×',
    '1,02×',
    '1,98×',
  ]);
  expect(multiplierText(13_066, 'pt-BR')).toBe('1,3066×');
});

test('a sentence says a multiplier only as a whole', () => {
  expect(holdsMultiple('Parou em 2,70×', '2,70×')).toBe(true);
  expect(holdsMultiple('停在 2.70×，', '2.70×')).toBe(true);
  expect(holdsMultiple('12,70× → 2,70×', '2,70×')).toBe(true);
  expect(holdsMultiple('Parou em 12,70×', '2,70×')).toBe(false);
  expect(holdsMultiple('1.002,70×', '2,70×')).toBe(false);
  expect(holdsMultiple('Ganhou', '2,70×')).toBe(false);
});
