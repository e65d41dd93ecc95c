import { identity } from '@arara/contract';
import type { Query } from '@tanstack/react-query';
import { emptyMember } from './empty-member.ts';
import { memberStore } from './member-store.ts';
import { queryClient } from './query-client.ts';
import { nextSession, type SessionEffect, type SessionEvent, type SessionState } from './session-state.ts';
import { startLanguage } from './start-language.ts';
import { localStore, sessionStore } from './storage.ts';
import { createStore } from './store.ts';
import { tokenKey } from './token-key.ts';
import { forgetMemberFlags } from './ui-flags.ts';

/** Where the current member lies in the query cache. */
export const memberKey = [identity.me.name, {}] as const;

export const session = createStore<SessionState>({ token: sessionStore.getItem(tokenKey), notice: 'none' });

/** How many sessions have ended on this page: nothing that stood on it in one is carried into the next. */
export const endedSessions = createStore(0);

/** Takes the session one step on and does what the step asks for. */
export function tellSession(event: SessionEvent): void {
  const { state, effects } = nextSession(session.get(), event);
  session.set(state);
  for (const effect of effects) perform(effect, state);
}

function perform(effect: SessionEffect, state: SessionState): void {
  switch (effect) {
    case 'store_token':
      sessionStore.setItem(tokenKey, state.token ?? '');
      return;
    case 'drop_token':
      sessionStore.removeItem(tokenKey);
      memberStore.clear();
      forgetMemberFlags();
      endedSessions.set(endedSessions.get() + 1);
      return;
    case 'clear_storage':
      forgetMemberFlags();
      sessionStore.clear();
      localStore.clear();
      startLanguage(localStore);
      endedSessions.set(endedSessions.get() + 1);
      return;
    case 'empty_member':
      forgetMember();
      return;
    case 'refresh_all':
      void queryClient.invalidateQueries();
      return;
  }
}

/** Nothing of one member may be seen by the next. */
function forgetMember(): void {
  void queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.setQueryData(memberKey, emptyMember);
  // Once the pages of members have gone, what they showed goes too, and what is still on screen asks again.
  setTimeout(() => {
    queryClient.removeQueries({ type: 'inactive', predicate: isOfOthers });
    void queryClient.resetQueries({ type: 'active', predicate: isOfOthers });
  });
}

const isOfOthers = ({ queryKey }: Query) => queryKey[0] !== memberKey[0];
