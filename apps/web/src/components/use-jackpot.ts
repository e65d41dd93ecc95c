import { games } from '@arara/contract';
import { useCall } from '../lib/use-call.ts';

const refreshMs = 4_000;

/** What the jackpot of a game holds, as it grows; undefined until it is known. */
export function useJackpot(game: string): string | undefined {
  const { data } = useCall(games.gameJackpots, {}, { refetchInterval: refreshMs, staleTime: refreshMs });
  return data?.items.find((pool) => pool.game === game)?.amount;
}
