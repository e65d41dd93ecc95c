import type { DataOf, staffQueues } from '@arara/contract';
import { useGetOne } from 'react-admin';
import { steadily } from './steady-refresh.ts';
import { useT } from './words.ts';

type QueueCounts = DataOf<typeof staffQueues.queueCounts> & { readonly id: string };

/** How much waits in each queue, asked again every ten seconds by all who show it together; undefined at first. */
export function useQueueCounts(): QueueCounts | undefined {
  const { data } = useGetOne<QueueCounts>(
    'queue_counts',
    { id: 'all' },
    { refetchInterval: steadily(10_000), placeholderData: (before) => before },
  );
  return data;
}

/** A count in words: beyond what is counted it is so many and more. */
export function useCountText(): (count: number, countedTo: number) => string {
  const t = useT();
  return (count, countedTo) => (count < countedTo ? String(count) : t('count_more', { count: countedTo }));
}
