import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  '123456',
  'password',
  'PASSWORD',
  'Senha123',
  'flamengo',
  'brasil',
  '777777',
  'ããããããã',
  'joana_rio',
  'JOANA_RIO',
])('%s is guessed first', (password) => {
  expect(isCommonPassword(password, 'joana_rio')).toBe(true);
});

test.each(['mar-azul-42', 'joana_rio1', 'flamengo-palmeiras', '77777a'])('%s is not', (password) => {
  expect(isCommonPassword(password, 'joana_rio')).toBe(false);
});
