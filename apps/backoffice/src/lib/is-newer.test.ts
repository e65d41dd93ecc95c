import { expect, test } from 'vitest';
import type { StaffRequest } from './api.ts';
import { isNewer } from './is-newer.ts';

const request = (known: object) => ({ platform_said: null, psp_said: null, ...known }) as StaffRequest;

test('a request of which a newer release knows more is told apart, so that nobody decides what nobody could read', () => {
  expect(isNewer(request({ kind: 'lifting' }))).toBe(false);
  expect(isNewer(request({ kind: 'payout', psp_said: 'under_way' }))).toBe(false);
  expect(isNewer(request({ kind: 'left_behind', platform_said: 'player_unknown' }))).toBe(false);
  expect(isNewer(request({ kind: 'sponsorship' }))).toBe(true);
  expect(isNewer(request({ kind: 'payout', psp_said: 'unknown' }))).toBe(true);
  expect(isNewer(request({ kind: 'transfer', platform_said: 'never_heard' }))).toBe(true);
});
