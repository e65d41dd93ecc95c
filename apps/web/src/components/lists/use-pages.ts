import type { Call, CallError } from '@arara/contract';
import type { RecordsState } from '@arara/ui';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';

interface Page {
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
}

/** The next page of a list, `undefined` after the last. */
function nextPage({ page, page_size, total }: Page): number | undefined {
  return page * page_size < total ? page + 1 : undefined;
}

/** A list call page by page: `more` fetches the next one under what is shown. `filter` is the rest of its input. */
export function usePages<Input extends z.ZodType, Data extends z.ZodType<Page>>(
  call: Call<Input, Data>,
  filter: Readonly<Record<string, string>>,
  pageSize = 20,
) {
  type Answer = z.output<Data>;
  const query = useInfiniteQuery<Answer, CallError, InfiniteData<Answer, number>, readonly unknown[], number>(
    {
      queryKey: [call.name, 'pages', filter],
      // Every list call takes page and page_size; the generic schema cannot know it.
      queryFn: ({ pageParam, signal }) =>
        api(call, { ...filter, page: pageParam, page_size: pageSize } as z.input<Input>, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    },
  );
  const pages: readonly Answer[] = query.data?.pages ?? [];
  const state: RecordsState = query.isPending ? 'loading' : query.isError ? 'error' : 'ready';
  return {
    pages,
    /** Totals of the whole range stand on every page alike. */
    first: pages[0],
    list: {
      state,
      error: query.error,
      again: () => void query.refetch(),
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
      more: () => void query.fetchNextPage(),
    },
  };
}

export type PagedList = ReturnType<typeof usePages>['list'];
