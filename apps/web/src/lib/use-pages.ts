import type { Call, CallError } from '@arara/contract';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from './api.ts';

interface Page {
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
}

/** The next page of a list, `undefined` after the last. */
export function nextPage(last: Page): number | undefined {
  const { page, page_size, total } = last;
  // Lists mostly call their rows items; one that has run out ends whatever its total says.
  const isEmpty = 'items' in last && Array.isArray(last.items) && last.items.length === 0;
  return !isEmpty && page * page_size < total ? page + 1 : undefined;
}

interface PagesOptions<Data> {
  pageSize?: number;
  /** How often to ask again for what is shown, in milliseconds. */
  pollMs?: (pages: readonly Data[]) => number | false;
}

/** A list call page by page: `more` fetches the next one under what is shown. */
export function usePages<Input extends z.ZodType, Data extends z.ZodType<Page>>(
  call: Call<Input, Data>,
  filter: Readonly<Record<string, string | number>>,
  { pageSize = 20, pollMs }: PagesOptions<z.output<Data>> = {},
) {
  type Answer = z.output<Data>;
  type Key = readonly [name: string, kind: 'pages', filter: Readonly<Record<string, string | number>>];
  const query = useInfiniteQuery<Answer, CallError, InfiniteData<Answer, number>, Key, number>({
    queryKey: [call.name, 'pages', filter],
    // Every list call takes a page and its filter; the generic schema cannot know it.
    queryFn: ({ pageParam, signal }) =>
      api(call, { page: pageParam, page_size: pageSize, ...filter } as z.input<Input>, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    refetchInterval: ({ state }) => pollMs?.(state.data?.pages ?? []) ?? false,
  });
  const pages: readonly Answer[] = query.data?.pages ?? [];
  const state: 'loading' | 'error' | 'ready' = query.isPending
    ? 'loading'
    : query.isError
      ? 'error'
      : 'ready';
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

/** What a list on the screen has to know beside its rows. */
export type PagedList = Omit<ReturnType<typeof usePages>, 'pages' | 'first'>;
