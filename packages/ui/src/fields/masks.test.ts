import { expect, test } from 'vitest';
import { applyMask, masks } from './masks.ts';

test('a CPF grows its points while typed and takes a pasted one in any form', () => {
  expect(applyMask('529', masks.cpf)).toBe('529');
  expect(applyMask('5299', masks.cpf)).toBe('529.9');
  expect(applyMask('52998224725', masks.cpf)).toBe('529.982.247-25');
  expect(applyMask(' 529 982 247 25 99', masks.cpf)).toBe('529.982.247-25');
});

test('a phone with nine digits moves its hyphen', () => {
  expect(applyMask('1133224455', masks.phone)).toBe('(11) 3322-4455');
  expect(applyMask('11933224455', masks.phone)).toBe('(11) 93322-4455');
});

test('deleting leaves no trailing sign behind', () => {
  expect(applyMask('(11', masks.phone)).toBe('(11');
  expect(applyMask('529.', masks.cpf)).toBe('529');
  expect(applyMask('', masks.date)).toBe('');
});
