import { expect, test } from 'vitest';
import { applyMask, dayDigits, masks, phoneDigits } from './masks.ts';

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

test.each([
  ['+55 11 98765-4321', '11987654321'],
  ['5511987654321', '11987654321'],
  ['+55 (011) 98765-4321', '11987654321'],
  ['011 98765 4321', '11987654321'],
  ['(11) 98765-4321', '11987654321'],
  ['(55) 99876-5432', '55998765432'],
  // One digit too many in area 55: it is the last that is dropped.
  ['(55) 99876-54321', '559987654321'],
])('a phone is read without what comes before its area: %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test.each([
  ['1990-05-25', '25051990'],
  ['25/05/1990', '25051990'],
  ['5/5/1990', '05051990'],
  ['5/', '05'],
  ['05/5/', '0505'],
  ['25051990', '25051990'],
  ['05/1', '051'],
])('a day is read however it is written: %s', (text, digits) => {
  expect(dayDigits(text)).toBe(digits);
});

test('deleting leaves no trailing sign behind', () => {
  expect(applyMask('(11', masks.phone)).toBe('(11');
  expect(applyMask('529.', masks.cpf)).toBe('529');
  expect(applyMask('', masks.date)).toBe('');
});
