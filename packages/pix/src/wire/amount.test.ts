import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWireAmount, isWireAmount, maxWireCents, parseWireAmount } from './amount.ts';

test('[R3] every amount of centavos comes back as it was', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: maxWireCents }), (cents) => {
      expect(formatWireAmount(cents)).toMatch(/^\d{1,10}\.\d{2}$/);
      expect(parseWireAmount(formatWireAmount(cents))).toBe(cents);
    }),
  );
});

test.each([
  '1',
  '1.0',
  '1.000',
  '-1.00',
  '+1.00',
  ' 1.00',
  '1,00',
  '1e3',
  '12345678901.00',
  '',
  '.50',
  1,
  null,
])('[R3] %j is no amount', (text) => expect(parseWireAmount(text)).toBeNull());

test('[R3] nothing, less than nothing and too much cannot be moved', () => {
  expect([0n, -1n, maxWireCents + 1n].map(isWireAmount)).toEqual([false, false, false]);
  expect([1n, maxWireCents].map(isWireAmount)).toEqual([true, true]);
  expect(() => formatWireAmount(-1n)).toThrow(RangeError);
  expect(() => formatWireAmount(maxWireCents + 1n)).toThrow(RangeError);
});
