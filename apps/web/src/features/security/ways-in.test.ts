import { expect, test } from 'vitest';
import type { SecurityStatus } from './protections.ts';
import { closingOf, isSetAnewLately, waysIn } from './ways-in.ts';

const at = '2026-03-01T12:00:00.000Z';
const status = {
  email: 'ana@example.com',
  email_verified_at: at,
  phone: '21987654321',
  phone_opens: true,
  password_set_anew_at: at,
} as SecurityStatus;
const passkey = { id: 'a1', name: 'iPhone', created_at: at, last_used_at: null };

test('[S2.35] every way into the account is told, and nothing that opens it no more', () => {
  expect(waysIn(status, [passkey], 2).map(({ id }) => id)).toEqual(['email', 'phone', 'a1', 'sessions']);
  expect(waysIn({ ...status, email_verified_at: null, phone_opens: false }, [], 0)).toEqual([]);
});

test('what is ticked is closed, and nothing else', () => {
  const ways = waysIn(status, [passkey], 1);
  const none = { email: false, phone: false, passkeys: [], sessions: false };
  expect(closingOf(ways, new Set())).toEqual(none);
  expect(closingOf(ways, new Set(['email', 'a1', 'gone']))).toEqual({
    ...none,
    email: true,
    passkeys: ['a1'],
  });
  expect(closingOf(ways, new Set(['phone', 'sessions']))).toEqual({ ...none, phone: true, sessions: true });
});

test('a password that a code has set is spoken of for a week', () => {
  const then = Date.parse(at);
  expect(isSetAnewLately(status, then + 6 * 86_400_000)).toBe(true);
  expect(isSetAnewLately(status, then + 7 * 86_400_000)).toBe(false);
  expect(isSetAnewLately({ ...status, password_set_anew_at: null }, then)).toBe(false);
});
