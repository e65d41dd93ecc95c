import { protection } from '@arara/contract';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';

const soonestMs = 15_000;
const latestMs = 600_000;

/** True when the reality check is to be shown. The server is asked when it says that it will be due, not before. */
export function useRealityDue(): boolean {
  const isLoggedIn = useIsLoggedIn();
  const isSettled = useIsSettled();
  const known = useCall(protection.realityCheck, {}, { enabled: false }).data;
  const waitMs = known ? Date.parse(known.due_at) - Date.now() : soonestMs;
  const { data } = useCall(
    protection.realityCheck,
    {},
    { enabled: isLoggedIn && isSettled, refetchInterval: Math.min(latestMs, Math.max(soonestMs, waitMs)) },
  );
  return isLoggedIn && data?.is_due === true;
}
