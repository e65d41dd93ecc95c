import { useEffect } from 'react';
import { useIsLoggedIn } from '../../lib/session.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import { useKnownPause } from './use-pause.ts';

/**
 * Whether the member has closed play and is invited to nothing: no promotion, no banner, no claim. It is known as soon as the page
 * is, by what was known last, so that nothing is shown first and taken away after.
 */
export function useIsAway(): boolean {
  const isAway = useFlag('isAway');
  return useIsLoggedIn() && isAway;
}

/** Keeps what is known of it; asked once around all pages. */
export function useRememberAway(): void {
  const pause = useKnownPause();
  useEffect(() => {
    if (pause !== undefined) setFlags({ isAway: pause !== null });
  }, [pause]);
}
