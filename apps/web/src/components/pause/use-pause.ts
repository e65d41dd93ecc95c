import { type DataOf, protection } from '@arara/contract';
import { useEffect } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { useCall } from '../../lib/use-call.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import { askOnce } from './ask-once.ts';

export type Pause = NonNullable<DataOf<typeof protection.protectionSettings>['pause']>;

/** Should the socket not have told. */
const askMs = 5 * 60_000;

/** Many parts of a page hear the same news, and are answered by one call. */
const askAgain = askOnce(
  () => void queryClient.invalidateQueries({ queryKey: [protection.protectionSettings.name] }),
);

/**
 * The pause or self-exclusion in force; null while play is open, and until it is known. One that is set on another page or
 * device is told by the socket, and one that ends by itself is asked about at its end.
 */
export function usePause(): Pause | null {
  return useKnownPause() ?? null;
}

/** The same, undefined until it is known. */
export function useKnownPause(): Pause | null | undefined {
  const isLoggedIn = useIsLoggedIn();
  const isSettled = useIsSettled();
  const { data, dataUpdatedAt } = useCall(
    protection.protectionSettings,
    {},
    { enabled: isLoggedIn && isSettled, staleTime: askMs, refetchInterval: askMs },
  );
  useTopic('protection', askAgain);
  const opensAt = data?.pause?.returns_at;
  useEffect(() => {
    const leftMs = opensAt ? Date.parse(opensAt) - dataUpdatedAt : 0;
    // One that is over by this device's clock alone is asked about as seldom as any.
    if (leftMs <= 0 || leftMs > askMs) return;
    const timer = setTimeout(askAgain, leftMs + 1000);
    return () => clearTimeout(timer);
  }, [opensAt, dataUpdatedAt]);
  return isLoggedIn ? data?.pause : undefined;
}
