import { describe, expect, test } from 'vitest';
import { centsFromDigits, centsText, clampCents } from './cents-text.ts';

describe('centavo mask', () => {
  test('digits fill from the right', () => {
    expect(centsFromDigits('5')).toBe(5n);
    expect(centsFromDigits('0,055')).toBe(55n);
    expect(centsFromDigits('R$ 1.284,50')).toBe(128450n);
  });
  test('nothing typed is zero, and the field never overflows', () => {
    expect(centsFromDigits('')).toBe(0n);
    expect(centsFromDigits('abc')).toBe(0n);
    expect(centsFromDigits('9'.repeat(40))).toBe(9_999_999_999n);
  });
  test('writes in the locale, without the currency', () => {
    expect(centsText(128450n, 'pt-BR')).toBe('1.284,50');
    expect(centsText(128450n, 'en-US')).toBe('1,284.50');
    expect(centsText(5n, 'pt-BR')).toBe('0,05');
  });
  test('limits include themselves', () => {
    expect(clampCents(10n, 20n, 50n)).toBe(20n);
    expect(clampCents(60n, 20n, 50n)).toBe(50n);
    expect(clampCents(50n, 20n, 50n)).toBe(50n);
    expect(clampCents(60n, null, null)).toBe(60n);
  });
});
