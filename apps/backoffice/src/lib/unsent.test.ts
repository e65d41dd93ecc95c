import { expect, test } from 'vitest';
import { unsent } from './unsent.ts';

test('what is written while the text before it is being sent stays', () => {
  expect(unsent('Já vamos ver.', 'Já vamos ver.')).toBe('');
  expect(unsent('Já vamos ver.', 'Já vamos ver.\nE o comprovante?')).toBe('E o comprovante?');
  expect(unsent('Já vamos ver.', 'Outra coisa')).toBe('Outra coisa');
});
