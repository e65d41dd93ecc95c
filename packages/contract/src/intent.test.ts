import { expect, test } from 'vitest';
import { CallError } from './client.ts';
import type { Fail } from './envelope.ts';
import { afterFailure, intentFor } from './intent.ts';

const keys = () => {
  let last = 0;
  return () => `key-${++last}`;
};
const refusal = (code: number, error: Fail['error']) =>
  new CallError(error, { code, status: 'fail', error, message: error, data: null });
const bet = { game: 'dados-de-ouro', stake: '1.00' };
/** The keys that presses of one button carry when each fails as told. */
const pressed = (failures: readonly unknown[], body: object = bet): string[] => {
  const newKey = keys();
  let intent: ReturnType<typeof intentFor> | null = null;
  return failures.map((failure) => {
    const asked = intentFor(intent, body, newKey);
    intent = afterFailure(asked, failure);
    return asked.key;
  });
};
const lost = new CallError('network', null);
const untold = refusal(503, 'unavailable');
const poor = refusal(422, 'insufficient_funds');

test('[R19] the same bet sent again after a lost answer carries the same key', () => {
  const newKey = keys();
  const first = intentFor(null, bet, newKey);
  expect(intentFor(first, { ...bet }, newKey)).toBe(first);
  expect(pressed([lost, lost, lost])).toEqual(['key-1', 'key-1', 'key-1']);
});

test('[R19] so it does after an answer that cannot tell: the server’s database may have gone away while it committed', () => {
  expect(pressed([untold, untold])).toEqual(['key-1', 'key-1']);
  expect(pressed([refusal(500, 'internal_error'), lost])).toEqual(['key-1', 'key-1']);
});

test('[R19] a refusal ends it, but not once a try before may have been carried out', () => {
  expect(pressed([poor, poor])).toEqual(['key-1', 'key-2']);
  expect(pressed([refusal(503, 'payment_unavailable'), lost])).toEqual(['key-1', 'key-2']);
  expect(pressed([untold, refusal(429, 'too_many_requests'), poor])).toEqual(['key-1', 'key-1', 'key-1']);
});

test('[R19] another bet, and the next one after an answer, carry a new key', () => {
  const newKey = keys();
  const first = afterFailure(intentFor(null, bet, newKey), untold);
  expect(intentFor(first, { ...bet, stake: '2.00' }, newKey).key).toBe('key-2');
  expect(intentFor(null, bet, newKey).key).toBe('key-3');
});
