import { expect, test } from 'vitest';
import { typedTarget } from './target-choice.ts';

test('a target is read as people type it, and brought to the nearest that is offered', () => {
  expect(
    ['2,5', '2.50×', ' 3 ', '12,34', '150,4', '0,5', '99999'].map((text) => typedTarget(text, 'pt-BR')),
  ).toEqual([250, 250, 300, 1_230, 15_000, 101, 100_000]);
  expect(['', 'abc', '1,2,3', '-2'].map((text) => typedTarget(text, 'pt-BR'))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a thousand is a thousand as the language groups it, and never 1.01', () => {
  expect(['1.000', '1.000,00×', '1000', '1.5'].map((text) => typedTarget(text, 'pt-BR'))).toEqual([
    100_000, 100_000, 100_000, 150,
  ]);
  expect(['1,000', '1,000.00×', '1.000', '1,5'].map((text) => typedTarget(text, 'en-US'))).toEqual([
    100_000, 100_000, 101, 150,
  ]);
});
