import { identity } from '@arara/contract';
import { useEffect } from 'react';
import { useIsLoggedIn, useMember } from '../lib/session.ts';
import { useTopic } from '../lib/socket.ts';
import { setFlags, useFlag } from '../lib/ui-flags.ts';
import { useRefresh } from '../lib/use-call.ts';

/**
 * Whether the member has deposited before. It is known as soon as the page is, by what was known last, so that no offer is shown
 * first and taken away after.
 */
export function useHasDeposited(): boolean {
  const hasDeposited = useFlag('hasDeposited');
  return useIsLoggedIn() && hasDeposited;
}

/** Keeps what is known of it; asked once around all pages. */
export function useRememberDeposit(): void {
  const hasDeposited = useMember()?.has_deposited;
  const refresh = useRefresh();
  useEffect(() => {
    if (hasDeposited !== undefined) setFlags({ hasDeposited });
  }, [hasDeposited]);
  useTopic('deposit', () => {
    if (hasDeposited === false) void refresh(identity.me);
  });
}
