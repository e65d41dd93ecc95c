import type { Fail } from '@arara/contract';

/** Why the visitor should be told something about the session. */
export type SessionNotice = 'none' | 'login_first' | 'expired' | 'forced_offline';

export interface SessionState {
  readonly token: string | null;
  readonly notice: SessionNotice;
}

export type SessionEvent =
  | { readonly type: 'signed_in'; readonly token: string }
  | { readonly type: 'signed_out' }
  | { readonly type: 'call_failed'; readonly fail: Pick<Fail, 'error' | 'force_offline'> }
  | { readonly type: 'login_asked' }
  | { readonly type: 'notice_closed' };

/** What the page must do besides remembering the state. */
export type SessionEffect = 'store_token' | 'drop_token' | 'clear_storage' | 'empty_member' | 'refresh_all';

export interface SessionStep {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

/**
 * The session's rules in one place (section 4 of the specification): a forced end clears all storage, an ended
 * session empties the member and asks to log in again, a visitor is asked to log in first.
 */
export function nextSession(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'signed_in':
      return {
        state: { token: event.token, notice: 'none' },
        // Who registers out of a demo is somebody else.
        effects: [
          ...(state.token ? (['drop_token', 'empty_member'] as const) : []),
          'store_token',
          'refresh_all',
        ],
      };
    case 'signed_out':
      return { state: { token: null, notice: 'none' }, effects: ['drop_token', 'empty_member'] };
    case 'login_asked':
      return { state: { ...state, notice: 'login_first' }, effects: [] };
    case 'notice_closed':
      return { state: { ...state, notice: 'none' }, effects: [] };
    case 'call_failed':
      return afterFailure(state, event.fail);
  }
}

function afterFailure(state: SessionState, fail: Pick<Fail, 'error' | 'force_offline'>): SessionStep {
  if (fail.force_offline) {
    return { state: { token: null, notice: 'forced_offline' }, effects: ['clear_storage', 'empty_member'] };
  }
  if (fail.error !== 'unauthenticated' && fail.error !== 'session_expired') return { state, effects: [] };
  if (state.token) {
    return { state: { token: null, notice: 'expired' }, effects: ['drop_token', 'empty_member'] };
  }
  // Several calls may be refused at once; only the first one speaks.
  if (state.notice !== 'none') return { state, effects: [] };
  return { state: { token: null, notice: 'login_first' }, effects: ['empty_member'] };
}
