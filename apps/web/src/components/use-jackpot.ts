import { games } from '@arara/contract';
import { useCall } from '../lib/use-call.ts';

const refreshMs = 4_000;

/** What the jackpot of a game holds, as it grows; undefined until it is known, and for a game without one. */
export function useJackpot(game: string, isCarried: boolean): string | undefined {
  const { data } = useCall(
    games.gameJackpots,
    {},
    { enabled: isCarried, refetchInterval: refreshMs, staleTime: refreshMs },
  );
  return data?.items.find((pool) => pool.game === game)?.amount;
}
