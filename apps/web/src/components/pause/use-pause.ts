import { type DataOf, protection } from '@arara/contract';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';

export type Pause = NonNullable<DataOf<typeof protection.protectionSettings>['pause']>;

/** A pause may begin on another device, and ends by itself. */
const askMs = 5 * 60_000;

/** The pause or self-exclusion in force; null while play is open, and until it is known. */
export function usePause(): Pause | null {
  const isLoggedIn = useIsLoggedIn();
  const isSettled = useIsSettled();
  const { data } = useCall(
    protection.protectionSettings,
    {},
    { enabled: isLoggedIn && isSettled, staleTime: askMs, refetchInterval: askMs },
  );
  return (isLoggedIn && data?.pause) || null;
}
