import { type DataOf, identity, wallet } from '@arara/contract';
import { api } from './api.ts';
import type { UserInfo } from './empty-member.ts';
import { otherTabs } from './other-tabs.ts';
import { queryClient } from './query-client.ts';
import { endedSessions, memberKey, session, tellSession } from './session-store.ts';
import { useStore } from './store.ts';
import { setFlags } from './ui-flags.ts';
import { useCalmQuery } from './use-calm.ts';

export type { UserInfo } from './empty-member.ts';
export type { SessionNotice } from './session-state.ts';

const memberQuery = {
  queryKey: memberKey,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<UserInfo> => api(identity.me, {}, { signal }),
};

/** True while a token is held; the member's facts may still be on their way. */
export function useIsLoggedIn(): boolean {
  return useStore(session, (state) => state.token !== null);
}

/** The current member with balances; `null` for a visitor and until the facts are loaded. */
export function useMember(): UserInfo | null {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useCalmQuery({ ...memberQuery, enabled: isLoggedIn });
  return isLoggedIn && data && data.id !== '' ? data : null;
}

/** Another number for each session: as a key, it has what stands under it begin anew when one has ended. */
export function useSessionNumber(): number {
  return useStore(endedSessions, (ended) => ended);
}

export function useSessionNotice() {
  return useStore(session, (state) => state.notice);
}

/** Keeps the token for this tab and loads the member. */
export async function signIn(token: string): Promise<void> {
  tellSession({ type: 'signed_in', token });
  setFlags({ isLoginShown: false, isRegisterShown: false });
  await queryClient.prefetchQuery(memberQuery);
}

/** Ends the session here at once, and on the server when it can be reached. */
export async function signOut(): Promise<void> {
  const ended = api(identity.logout, {}).catch(() => undefined);
  tellSession({ type: 'signed_out' });
  await ended;
}

/** The server has ended every session with the account: this page only forgets its own. */
export function leaveClosed(): void {
  tellSession({ type: 'signed_out' });
}

/** Opens the login form with "please log in first". */
export function askLogin(): void {
  tellSession({ type: 'login_asked' });
  setFlags({ isLoginShown: true, isRegisterShown: false });
}

export function closeNotice(): void {
  tellSession({ type: 'notice_closed' });
}

/** Balances of a member, all or some; a round tells cash and bonus. */
export interface ShownBalances extends Partial<Omit<DataOf<typeof wallet.walletBalances>, 'money'>> {
  money: string;
}

/** Puts newer balances on screen at once, e.g. those of a settled round or of the socket. */
export function showBalances(balances: ShownBalances): void {
  show(balances);
  const member = shownMember();
  // The socket says nothing of rounds and bets: another tab would go on showing what was there before.
  if (member !== '') tabs.tell({ member, balances });
}

function show(balances: ShownBalances): void {
  queryClient.setQueryData<UserInfo>(memberKey, (member) => (member ? { ...member, ...balances } : member));
  queryClient.setQueryData([wallet.walletBalances.name, {}], (shown: object | undefined) =>
    shown ? { ...shown, ...balances } : shown,
  );
}

const shownMember = () => queryClient.getQueryData<UserInfo>(memberKey)?.id ?? '';

const tabs = otherTabs<{ member: string; balances: ShownBalances }>('balances', ({ member, balances }) => {
  if (member === shownMember()) tellAfterRound(() => show(balances));
});

let held: (() => void)[] | null = null;

/** From now on the socket's news of money wait: they must not tell how a round ends before it has been played. */
export function holdBalances(): void {
  held ??= [];
}

/** Shows what has waited, in the order it was told. */
export function releaseBalances(): void {
  const told = held ?? [];
  held = null;
  for (const tell of told) tell();
}

/** What the socket told: kept back while a round is being played. */
export function tellBalances(told: ShownBalances): void {
  tellAfterRound(() => show(told));
}

/** Tells at once, or when the round in play has been told; nothing once another session has begun. */
export function tellAfterRound(tell: () => void): void {
  const { token } = session.get();
  if (held) held.push(() => session.get().token === token && tell());
  else tell();
}
