import { describe, expect, test } from 'vitest';
import { nextSession, type SessionState } from './session-state.ts';

const visitor: SessionState = { token: null, notice: 'none' };
const member: SessionState = { token: 'secret', notice: 'none' };

describe('session rules', () => {
  test('[S4.01] a login keeps the token and has everything loaded anew', () => {
    const step = nextSession(visitor, { type: 'signed_in', token: 'secret' });
    expect(step.state.token).toBe('secret');
    expect(step.effects).toEqual(['store_token', 'refresh_all']);
  });

  test('[S4.02] a 401 on a session empties the member and drops the token', () => {
    const step = nextSession(member, { type: 'call_failed', fail: { error: 'unauthenticated' } });
    expect(step.state.token).toBeNull();
    expect(step.effects).toEqual(['drop_token', 'empty_member']);
  });

  test('[S4.03] [S8.05] force_offline clears storage, whatever the error code', () => {
    const step = nextSession(member, {
      type: 'call_failed',
      fail: { error: 'member_frozen', force_offline: true },
    });
    expect(step.state).toEqual({ token: null, notice: 'forced_offline' });
    expect(step.effects).toContain('clear_storage');
  });

  test('[S4.04] an expired session asks whether to log in again', () => {
    const step = nextSession(member, { type: 'call_failed', fail: { error: 'session_expired' } });
    expect(step.state.notice).toBe('expired');
  });

  test('[S6.01] a visitor refused by a member call is asked to log in first', () => {
    const step = nextSession(visitor, { type: 'call_failed', fail: { error: 'unauthenticated' } });
    expect(step.state.notice).toBe('login_first');
  });

  test('several refusals at once speak once', () => {
    const first = nextSession(member, { type: 'call_failed', fail: { error: 'session_expired' } });
    const second = nextSession(first.state, { type: 'call_failed', fail: { error: 'unauthenticated' } });
    expect(second.state.notice).toBe('expired');
    expect(second.effects).toEqual([]);
  });

  test('other failures leave the session alone', () => {
    const step = nextSession(member, { type: 'call_failed', fail: { error: 'insufficient_funds' } });
    expect(step).toEqual({ state: member, effects: [] });
  });
});
