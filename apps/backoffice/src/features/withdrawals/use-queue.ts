import { useGetList } from 'react-admin';
import type { Withdrawal } from '../../lib/api.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import type { QueueState } from './queue-states.tsx';

export const queuePageSize = 20;

/** One page of the queue in a state, renewed every ten seconds. */
export function useQueue(state: QueueState, page: number) {
  return useGetList<Withdrawal>(
    'withdrawals',
    { filter: { state }, pagination: { page, perPage: queuePageSize } },
    { refetchInterval: steadily(10_000), placeholderData: (before) => before },
  );
}

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
