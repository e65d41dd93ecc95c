import { describe, expect, test } from 'vitest';
import { formatMoney } from './index.ts';
import { writeDecimal, writePercent } from './write-decimal.ts';

const locales = ['pt-BR', 'en-US', 'zh-Hans-CN', 'zh-Hant-TW', 'vi-VN', 'id-ID', 'th-TH', 'tr-TR', 'ms-MY'];

describe.each(locales)('[S1.09] numbers in %s', (locale) => {
  test('are written as the platform writes them', () => {
    const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
    for (const value of [0, 7, 999, 1000, 12_345, 999_999, 1_234_567, -4321, 0.5, 1234.125])
      expect(writeDecimal(String(value), locale)).toBe(numbers.format(value));
    const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    for (const percent of [0, 0.5, 9.09, 96.41, 99, 100, 1250])
      expect(writePercent(percent, locale)).toBe(percents.format(percent / 100));
  });

  test('and so is money', () => {
    const reais = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'BRL',
      currencyDisplay: 'narrowSymbol',
    });
    for (const cents of [0n, 5n, 100n, 99_999n, 128_450n, 123_456_789n])
      expect(formatMoney(cents, locale)).toBe(reais.format(Number(cents) / 100));
  });
});
