import { expect, test } from 'vitest';
import { spanText } from './format.ts';

test('how late a payment is, in what somebody can picture', () => {
  const words = (minutes: number) => spanText(minutes, 'pt-BR').replace(/\s/g, ' ');
  expect(words(1)).toBe('1 min');
  expect(words(119)).toBe('119 min');
  expect(words(120)).toBe('2 h');
  expect(words(47 * 60 + 59)).toBe('47 h');
  expect(words(48 * 60)).toBe('2 dias');
  expect(words(11_373)).toBe('7 dias');
});
