import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyMember } from './empty-member.ts';
import { queryClient } from './query-client.ts';
import { memberKey, session, tellSession } from './session-store.ts';
import { localStore, sessionStore } from './storage.ts';

beforeEach(() => {
  localStore.clear();
  sessionStore.clear();
  tellSession({ type: 'signed_in', token: 'secret' });
  localStore.setItem('language', 'en');
  localStore.setItem('ui-flags', '{}');
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
  expect(localStore.getItem('ui-flags')).toBe('{}');
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
