import { languageCodes } from '@arara/phrases/languages';
import { expect, test } from 'vitest';
import { retypedDecimal, shownDecimal, wireDecimal, wireMoney, wireSigned } from './decimals.ts';

test('decimals are shown as each language writes them', () => {
  expect(shownDecimal('12500000.00', 'pt')).toBe('12.500.000,00');
  expect(shownDecimal('12500000.00', 'en')).toBe('12,500,000.00');
  expect([shownDecimal('0.30', 'pt'), shownDecimal('7', 'pt'), shownDecimal('', 'pt')]).toEqual([
    '0,30',
    '7',
    '',
  ]);
});

test('what is typed is read as it is meant, and never a thousand times as much', () => {
  expect(wireDecimal('12.500.000,00', 'pt')).toBe('12500000.00');
  expect(wireDecimal('12,500,000.00', 'en')).toBe('12500000.00');
  expect(wireDecimal('0.30', 'pt')).toBe('0.30');
  expect(wireDecimal('0,3', 'en')).toBe('0.3');
  expect(wireDecimal('1.500', 'pt')).toBe('1500');
  expect(wireDecimal('1500', 'pt')).toBe('1500');
  // Neither groups of three nor a decimal: left for the server to refuse.
  expect(wireDecimal('1.50.00', 'pt')).toBe('1.50.00');
  expect(wireDecimal('0,305', 'pt')).toBe('0,305');
  expect(wireDecimal('1,500', 'pt')).toBe('1,500');
});

test('money has its centavos, whether they were typed or not', () => {
  expect(['10', '10,5', '1.500', '0,05', '1.234,5'].map((typed) => wireMoney(typed, 'pt'))).toEqual([
    '10.00',
    '10.50',
    '1500.00',
    '0.05',
    '1234.50',
  ]);
  expect(wireMoney('abc', 'pt')).toBe('abc');
  expect(wireSigned('-10', 'pt')).toBe('-10.00');
});

test('the same number in other digits is no change', () => {
  expect(retypedDecimal('1.500,00', '1500', 'pt')).toBe('1.500,00');
  expect(retypedDecimal('0,30', ' 0.3 ', 'pt')).toBe('0,30');
  expect(retypedDecimal('1.500,00', ' 1501 ', 'pt')).toBe('1501');
  expect(retypedDecimal('', '0', 'pt')).toBe('0');
  expect(retypedDecimal('0,00', '', 'pt')).toBe('');
  expect(retypedDecimal('0,00', 'zero', 'pt')).toBe('zero');
});

test('what is shown and not touched is sent as it came', () => {
  for (const lang of languageCodes)
    for (const wire of ['0.00', '0.05', '100.00', '1234.50', '999999999.99', '3'])
      expect(wireDecimal(shownDecimal(wire, lang), lang)).toBe(wire);
});

test('a correction keeps its sign, however it is typed', () => {
  expect(wireSigned('-1.500,00', 'pt')).toBe('-1500.00');
  expect(wireSigned(' \u2212 20,5 ', 'pt')).toBe('-20.50');
  expect(wireSigned('1.500,00', 'pt')).toBe('1500.00');
  expect(wireSigned('-', 'pt')).toBe('-');
});
