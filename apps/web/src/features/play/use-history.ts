import { games } from '@arara/contract';
import { useCallback, useMemo, useState } from 'react';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';
import { historyMax, type PastRound, withRound } from './history.ts';
import type { WireRound } from './round-state.ts';

/** The member's last rounds of a game, newest first; `add` puts the one just played in front. */
export function useHistory(game: string): { rounds: readonly PastRound[]; add: (round: WireRound) => void } {
  const isLoggedIn = useIsLoggedIn();
  const input = { game, range: '7days', page_size: historyMax } as const;
  const { data } = useCall(games.gameRecord, input, {
    enabled: isLoggedIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [played, setPlayed] = useState<readonly PastRound[]>([]);
  const add = useCallback((round: WireRound) => {
    setPlayed((before) => withRound(before, { roundId: round.round_id, multiplier: round.multiplier }));
  }, []);
  const rounds = useMemo(() => {
    if (!isLoggedIn) return [];
    const before = (data?.items ?? []).map((row) => ({
      roundId: row.round_id,
      multiplier: row.multiplier,
      isEndedByHouse: row.is_ended_by_house,
    }));
    const known = new Set(played.map(({ roundId }) => roundId));
    return [...played, ...before.filter(({ roundId }) => !known.has(roundId))].slice(0, historyMax);
  }, [isLoggedIn, data, played]);
  return { rounds, add };
}
