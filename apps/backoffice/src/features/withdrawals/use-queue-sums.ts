import { useGetList } from 'react-admin';
import type { Withdrawal } from '../../lib/api.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import type { QueueState } from './queue-states.tsx';

/** What a state holds in all: how many, their money, and how many are overdue. */
export function useQueueSums(state: QueueState, everyMs = 10_000) {
  const { total, meta } = useGetList<Withdrawal>(
    'withdrawals',
    { filter: { state }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: steadily(everyMs) },
  );
  return {
    total,
    totalMoney: meta?.total_money as string | undefined,
    overdue: (meta?.overdue ?? 0) as number,
  };
}
