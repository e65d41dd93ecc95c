import { expect, test } from 'vitest';
import { feeSaying } from './fees.ts';

const fee = (fee_percent: string, fee_fixed: string, locale = 'pt-BR') =>
  feeSaying({ fee_percent, fee_fixed }, locale);

test('[S9.14] general and mandatory fees are said with the figures of the server', () => {
  expect(fee('0.50', '1.00')).toEqual({ key: 'fee_both', percent: '0,5%', fixedCents: 100n });
  expect(fee('1.25', '0.00')).toEqual({ key: 'fee_percent', percent: '1,25%' });
  expect(fee('0.00', '3.50')).toEqual({ key: 'fee_fixed', fixedCents: 350n });
});

test('no fee is said as no fee', () => {
  expect(fee('0.00', '0.00')).toEqual({ key: 'fee_none' });
});

test('a percentage is written as the language writes it', () => {
  expect(fee('0.50', '0.00', 'tr-TR')).toEqual({ key: 'fee_percent', percent: '%0,5' });
});
