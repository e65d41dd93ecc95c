import { describe, expect, test } from 'vitest';
import { centsFromAmount, centsFromDigits, centsText, clampCents } from './cents-text.ts';

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
  test.each([
    ['1.500', 150000n],
    ['1500', 150000n],
    ['R$ 1.500,00', 150000n],
    ['150,5', 15050n],
    ['1,284.50', 128450n],
    ['1234.5', 123450n],
    ['12.345.678', 1234567800n],
    ['50.', 5000n],
    ['sem valor', 0n],
  ])('what is pasted is read as it was written: %s', (text, cents) => {
    expect(centsFromAmount(text)).toBe(cents);
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
