import { platforms as calls, identity } from '@arara/contract';
import { useRefresh } from '../lib/use-call.ts';

/** `refresh()`: every balance and list that a transfer changes is asked for again. */
export function useRefreshMoney(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    const changed = [calls.day7Balances, calls.transferList, calls.transferGet, identity.me];
    await Promise.all(changed.map(refresh));
  };
}
