import { expect, test } from 'vitest';
import { intentFor } from './intent.ts';

const keys = () => {
  let last = 0;
  return () => `key-${++last}`;
};

test('[R19] the same bet sent again after a lost answer carries the same key', () => {
  const newKey = keys();
  const first = intentFor(null, { game: 'dados-de-ouro', stake: '1.00' }, newKey);
  expect(intentFor(first, { game: 'dados-de-ouro', stake: '1.00' }, newKey)).toBe(first);
});

test('[R19] another bet, and the next one after an answer, carry a new key', () => {
  const newKey = keys();
  const first = intentFor(null, { stake: '1.00' }, newKey);
  expect(intentFor(first, { stake: '2.00' }, newKey).key).not.toBe(first.key);
  expect(intentFor(null, { stake: '1.00' }, newKey).key).not.toBe(first.key);
});
