import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['abc', 1],
  ['123456', 1],
  ['aaaaaaaaaaaa', 1],
  ['Senha2026!', 1],
  ['marazul', 2],
  ['mar-azul', 3],
  ['mar-azul-42', 4],
  ['correct horse battery', 4],
] as const)('%j is judged %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a password that holds the account is weak', () => {
  expect(passwordStrength('Joana_Rio#42', 'joana_rio')).toBe(1);
});
