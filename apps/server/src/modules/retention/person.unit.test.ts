import { expect, test } from 'vitest';
import { namesOneOf, spellingsOf } from './person.ts';

test('a name is found as a whole word in any case, whatever signs it has', () => {
  const names = ['João.Silva+1@x.br', 'quiteria_12', '10.0.0.7', 'Ana (Bia) [C]', '529.982.247-25'];
  const isNamed = namesOneOf(names);
  for (const text of [
    'JOÃO.SILVA+1@X.BR',
    'de joão.silva+1@x.br.',
    '(Quiteria_12)',
    'ip 10.0.0.7,',
    'ana (bia) [c]',
    'CPF 529.982.247-25',
  ])
    expect(isNamed(text), text).toBe(true);
  for (const text of [
    'quiteria_123',
    'aquiteria_12',
    '110.0.0.7',
    '10.0.0.71',
    '10x0.0.7',
    'joãoxsilva+1@x.br',
    'quitéria_12',
  ])
    expect(isNamed(text), text).toBe(false);
});

test('a mere word names somebody only where it stands alone', () => {
  const isNamed = namesOneOf(['Saldo', 'maria_9']);
  expect(isNamed(' saldo ')).toBe(true);
  expect(isNamed('pediu o saldo')).toBe(false);
  expect(isNamed('pediu a maria_9')).toBe(true);
  expect(namesOneOf(['Saldo'])('o saldo')).toBe(false);
  expect(namesOneOf([])('')).toBe(false);
});

test('a database that folds no letters beyond ASCII finds every spelling, and one that does too', () => {
  const written = ['João Á', 'JOÃO Á', 'joão á', 'joÃo Á'];
  const ascii = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const spellings = spellingsOf(['João Á']);
  for (const text of written.slice(0, 3)) expect(spellings).toContain(ascii(text));
  for (const text of written) expect(spellings).toContain(text.toLowerCase());
});

test('thousands of names are looked for at once', () => {
  const names = Array.from({ length: 2000 }, (_, number) => `pessoa.${number}@example.com`);
  const isNamed = namesOneOf(names);
  expect(isNamed('foi pessoa.1711@example.com')).toBe(true);
  expect(isNamed('foi pessoa.2000@example.com')).toBe(false);
});
