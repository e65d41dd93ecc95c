import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyMember } from './empty-member.ts';
import { memberStore } from './member-store.ts';
import { queryClient } from './query-client.ts';
import { memberKey, session, tellSession } from './session-store.ts';
import { localStore, sessionStore } from './storage.ts';
import { currentFlags, setFlags } from './ui-flags.ts';

beforeEach(() => {
  localStore.clear();
  sessionStore.clear();
  tellSession({ type: 'signed_in', token: 'secret' });
  localStore.setItem('language', 'en');
  setFlags({ isSoundOn: true, isAway: true, hasDeposited: true, isReminderOff: true });
  memberStore.setItem('stake:dados-de-ouro', '50.00');
  queryClient.setQueryData(memberKey, { ...emptyMember, id: 'someone', money: '10.00' });
});

test('[S4.01] the token lies in session storage and nowhere else', () => {
  expect(sessionStore.getItem('token')).toBe('secret');
  expect(localStore.getItem('token')).toBeNull();
});

test('[S4.02] a 401 resets user info to empty defaults', () => {
  tellSession({ type: 'call_failed', fail: { error: 'unauthenticated' } });
  expect(queryClient.getQueryData(memberKey)).toEqual(emptyMember);
  expect(sessionStore.getItem('token')).toBeNull();
});

test('[S4.03] force_offline clears session and local storage; then pt is stored again', () => {
  sessionStore.setItem('introducer', 'LUANA27');
  tellSession({ type: 'call_failed', fail: { error: 'force_offline', force_offline: true } });
  expect(sessionStore.getItem('token')).toBeNull();
  expect(sessionStore.getItem('introducer')).toBeNull();
  expect(localStore.getItem('ui-flags')).toBeNull();
  expect(localStore.getItem('language')).toBe('pt');
  expect(session.get().notice).toBe('forced_offline');
});

test('an expired session keeps language and preferences', () => {
  tellSession({ type: 'call_failed', fail: { error: 'session_expired' } });
  expect(localStore.getItem('language')).toBe('en');
  expect(localStore.getItem('ui-flags')).toContain('"isSoundOn":true');
});

test('what the page kept of a member goes with the session, however it ends: the next one at the device is told nothing', () => {
  for (const event of [
    { type: 'signed_out' },
    { type: 'call_failed', fail: { error: 'session_expired' } },
    { type: 'call_failed', fail: { error: 'force_offline', force_offline: true } },
    // Who registers out of a demo is somebody else.
    { type: 'signed_in', token: 'other' },
  ] as const) {
    tellSession({ type: 'signed_in', token: 'secret' });
    memberStore.setItem('recent-searches', '["tigre"]');
    setFlags({ isAway: true, hasDeposited: true, isReminderOff: true });
    tellSession(event);
    expect(memberStore.getItem('recent-searches')).toBeNull();
    expect(currentFlags()).toMatchObject({ isAway: false, hasDeposited: false, isReminderOff: false });
    expect(localStore.getItem('ui-flags') ?? '').not.toContain('"isAway":true');
  }
});

test('what a visitor has searched for and set is still there once they have logged in, and lies in the tab alone', () => {
  tellSession({ type: 'signed_out' });
  memberStore.setItem('stake:dados-de-ouro', '5.00');
  tellSession({ type: 'signed_in', token: 'secret' });
  expect(memberStore.getItem('stake:dados-de-ouro')).toBe('5.00');
  memberStore.removeItem('stake:dados-de-ouro');
  expect(memberStore.getItem('stake:dados-de-ouro')).toBeNull();
  sessionStore.setItem('of-member', 'nonsense');
  expect(memberStore.getItem('stake:dados-de-ouro')).toBeNull();
});

test('the answers of a page that a logout takes away are forgotten with it', async () => {
  const shown = ['drawingList', { range: '7days' }];
  const screen = new QueryObserver(queryClient, {
    queryKey: shown,
    queryFn: () => Promise.resolve({ money: '10.00' }),
  });
  const leave = screen.subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(shown)).toBeDefined());
  tellSession({ type: 'signed_out' });
  // Pages for members are left as soon as the session has ended.
  leave();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(queryClient.getQueryData(shown)).toBeUndefined();
});
