import { type DataOf, games } from '@arara/contract';
import { useCall } from '../lib/use-call.ts';

export type Game = DataOf<typeof games.gameList>['items'][number];

/** The whole catalogue, most played first, with how many games each category has. */
export function useCatalogue() {
  return useCall(games.gameList, { page_size: 100, sort: 'popular' }, { staleTime: 60_000 });
}
