import type { Call, CallError } from '@arara/contract';
import type { RecordsState } from '@arara/ui';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';

export const ranges = ['today', '3days', '7days'] as const;

export type Range = (typeof ranges)[number];

interface Page {
  readonly items: readonly unknown[];
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
}

/** The next page of a list, `undefined` after the last. */
export function nextPage({ page, page_size, total, items }: Page): number | undefined {
  return items.length > 0 && page * page_size < total ? page + 1 : undefined;
}

const pageSize = 20;

interface RecordsOptions<Data> {
  /** How often to ask again for what is shown, in milliseconds. */
  pollMs?: (pages: readonly Data[]) => number | false;
}

/** A list call page by page: `more` fetches the next one under what is shown. */
export function useRecords<Input extends z.ZodType, Data extends z.ZodType<Page>>(
  call: Call<Input, Data>,
  range: Range,
  { pollMs }: RecordsOptions<z.output<Data>> = {},
) {
  type Answer = z.output<Data>;
  const query = useInfiniteQuery<Answer, CallError, InfiniteData<Answer, number>, readonly string[], number>({
    queryKey: [call.name, 'pages', range],
    // Every list call takes these three; the generic schema cannot know it.
    queryFn: ({ pageParam, signal }) =>
      api(call, { page: pageParam, page_size: pageSize, range } as z.input<Input>, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    refetchInterval: ({ state }) => pollMs?.(state.data?.pages ?? []) ?? false,
  });
  const pages: readonly Answer[] = query.data?.pages ?? [];
  const state: RecordsState = query.isPending ? 'loading' : query.isError ? 'error' : 'ready';
  return {
    pages,
    /** Totals of the whole range stand on every page alike. */
    first: pages[0],
    state,
    error: query.error,
    again: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
}
