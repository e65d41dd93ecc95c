import { expect, test } from 'vitest';
import { chiSquareTail, logGamma, normalTwoSided } from './distributions.ts';

test('logGamma of whole numbers is the logarithm of a factorial', () => {
  let factorial = 1;
  for (let n = 1; n <= 20; n += 1) {
    expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 10);
    factorial *= n;
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
});

test.each([
  // Critical values of printed tables.
  [3.841_458_820_694_124, 1, 0.05],
  [6.634_896_601_021_214, 1, 0.01],
  [18.307_038_053_275_146, 10, 0.05],
  [58.619_214_501_687_06, 36, 0.01],
  [135.806_723_200_314, 100, 0.01],
])('chi-square %f with %i degrees has a tail of %f', (statistic, degrees, tail) => {
  expect(chiSquareTail(statistic, degrees)).toBeCloseTo(tail, 6);
});

test('two degrees of freedom have the tail exp(-x/2), also far out', () => {
  for (const x of [0, 0.1, 1, 2, 5, 20, 100]) {
    expect(chiSquareTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 10);
  }
});

test('many degrees of freedom approach a normal distribution', () => {
  expect(chiSquareTail(9_999, 9_999)).toBeCloseTo(0.498_12, 3);
});

test('the normal tail', () => {
  expect(normalTwoSided(0)).toBe(1);
  expect(normalTwoSided(1.959_963_984_540_054)).toBeCloseTo(0.05, 9);
  expect(normalTwoSided(-2.575_829_303_548_901)).toBeCloseTo(0.01, 9);
});
