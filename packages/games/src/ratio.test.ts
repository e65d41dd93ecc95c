import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, multiply, ratio, subtract, toNumber, toPercent, toText } from './ratio.ts';

const any = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => ratio(numerator, denominator));

test('are in lowest terms with a positive denominator', () => {
  expect(ratio(6, -8)).toEqual({ numerator: -3n, denominator: 4n });
  expect(ratio(0, 5)).toEqual({ numerator: 0n, denominator: 1n });
  expect(() => ratio(1, 0)).toThrow(RangeError);
});

test('obey the laws of arithmetic', () => {
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(add(subtract(a, b), b)).toEqual(a);
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
    }),
  );
});

test('become numbers and percentages', () => {
  expect(toNumber(ratio(36, 37))).toBe(36 / 37);
  expect(toNumber(ratio(10n ** 200n + 1n, 3n * 10n ** 200n))).toBeCloseTo(1 / 3, 14);
  expect(toNumber(ratio(-1, 4))).toBe(-0.25);
  expect(toPercent(ratio(36, 37))).toBe('97.29');
  expect(toPercent(ratio(99, 100), 1)).toBe('99.0');
  expect(toPercent(ratio(1, 1), 0)).toBe('100');
  expect(toText(ratio(72, 74))).toBe('36/37');
});
