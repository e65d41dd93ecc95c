import { useGetList } from 'react-admin';
import type { Withdrawal } from '../../lib/api.ts';
import { steadily } from '../../lib/steady-refresh.ts';

/** How many withdrawals wait for a person. */
export function useOpenCount(isEnabled: boolean): number {
  const { total } = useGetList<Withdrawal>(
    'withdrawals',
    { filter: { state: 'open' }, pagination: { page: 1, perPage: 1 } },
    { enabled: isEnabled, refetchInterval: steadily(10_000) },
  );
  return total ?? 0;
}
