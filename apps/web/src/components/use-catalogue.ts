import { type DataOf, games } from '@arara/contract';
import { prefetchCall, useCall } from '../lib/use-call.ts';
import { useCalm } from '../lib/use-calm.ts';

export type Game = DataOf<typeof games.gameList>['items'][number];

const input = { page_size: 100, sort: 'popular' } as const;
const staleTime = 60_000;

/** The whole catalogue, most played first, with how many games each category has. */
export function useCatalogue() {
  return useCalm(useCall(games.gameList, input, { staleTime }));
}

export const prefetchCatalogue = () => prefetchCall(games.gameList, input, staleTime);
