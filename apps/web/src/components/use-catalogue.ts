import { type DataOf, games } from '@arara/contract';
import { prefetchCall } from '../lib/use-call.ts';
import { useCalmCall } from '../lib/use-calm.ts';

export type Game = DataOf<typeof games.gameList>['items'][number];

const input = { page_size: 100, sort: 'popular' } as const;
const staleTime = 60_000;

/** The whole catalogue, most played first, with how many games each category has. */
export function useCatalogue() {
  return useCalmCall(games.gameList, input, { staleTime });
}

/** How many games each category has, asked for by itself: reading a hundred games for it would hold up a page without any. */
export function useCategoryCounts() {
  return useCalmCall(games.gameList, { page_size: 1, sort: 'popular' }, { staleTime }).data?.counts;
}

export const prefetchCatalogue = () => prefetchCall(games.gameList, input, staleTime);
