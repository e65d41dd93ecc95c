import { expect, test } from 'vitest';
import { heightOf, hundredthsOf, timesText, typedMultiplier, wireOf } from './multiplier.ts';

test('multipliers go to the wire and back', () => {
  for (const hundredths of [100, 101, 115, 229, 100_000])
    expect(hundredthsOf(wireOf(hundredths))).toBe(hundredths);
  expect(wireOf(250)).toBe('2.50');
});

test('what is typed is read in any way of writing and brought within the bounds', () => {
  expect(typedMultiplier('2,5', 101, 100_000, 'pt-BR')).toBe(250);
  expect(typedMultiplier(' 3.07× ', 101, 100_000, 'pt-BR')).toBe(307);
  expect(typedMultiplier('0', 101, 100_000, 'pt-BR')).toBe(101);
  expect(typedMultiplier('99999', 101, 100_000, 'pt-BR')).toBe(100_000);
  for (const text of ['', 'abc', '1.2.3', '-4'])
    expect(typedMultiplier(text, 101, 100_000, 'pt-BR')).toBeNull();
});

test('a thousand is a thousand as the language groups it, and never 1.01', () => {
  expect(typedMultiplier('1.000', 101, 100_000, 'pt-BR')).toBe(100_000);
  expect(typedMultiplier('1.000,00×', 101, 100_000, 'pt-BR')).toBe(100_000);
  expect(typedMultiplier('1,000', 101, 100_000, 'en-US')).toBe(100_000);
  expect(typedMultiplier('1,5', 101, 100_000, 'en-US')).toBe(150);
});

test('heights have three signs', () => {
  expect([199, 200, 999, 1_000].map(heightOf)).toEqual(['low', 'middle', 'middle', 'high']);
  expect(timesText(123_456, 'pt-BR')).toBe('1.234,56×');
});
