import { type CallError, type DataOf, games } from '@arara/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const ranges = ['today', '3days', '7days'] as const;
export type Range = (typeof ranges)[number];
type Page = DataOf<typeof games.gameRecord>;

const pageSize = 20;

/** The settled rounds of a range, page by page under each other. */
export function useGameRecords(range: Range) {
  return useInfiniteQuery<Page, CallError, readonly Page[], readonly unknown[], number>({
    queryKey: [games.gameRecord.name, 'pages', range],
    queryFn: ({ pageParam, signal }) =>
      api(games.gameRecord, { range, page: pageParam, page_size: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_size, total, items }) =>
      items.length > 0 && page * page_size < total ? page + 1 : undefined,
    select: ({ pages }) => pages,
    staleTime: 0,
  });
}
