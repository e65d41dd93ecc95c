import { CallError, games, wallet } from '@arara/contract';
import { afterFailure, type Intent, intentFor, newKey } from '@arara/contract/intent';
import type { StageRound } from '@arara/stage';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HouseEnd } from '../../components/house-end.ts';
import { api } from '../../lib/api.ts';
import { toCents } from '../../lib/format.ts';
import { holdBalances, releaseBalances, showBalances, useIsLoggedIn } from '../../lib/session.ts';
import { act as doCall, useCall } from '../../lib/use-call.ts';
import { feedback, isWin } from './feedback.ts';
import { isMeantPress, type Rested } from './meant-press.ts';
import {
  canAsk,
  nextRoundState,
  noRound,
  type RoundNews,
  roundToResume,
  toStageRound,
  type WireRound,
} from './round-state.ts';

/**
 * The round of a game page: starts it, takes its steps, finds an unfinished one again. Every intent has one
 * idempotency key, kept until it is known what became of it, so a lost answer neither loses a bet nor takes it twice.
 */
export function useRound(
  game: string,
  onSettled: (round: WireRound) => void,
  onResumed: (round: StageRound) => void,
) {
  const client = useQueryClient();
  const [state, tell, now] = useRoundState();
  const [error, setError] = useState<CallError | null>(null);
  /** How the house had ended the round that a step came too late for. */
  const [houseEnd, setHouseEnd] = useState<HouseEnd | null>(null);
  const intent = useRef<Intent | null>(null);
  const rested = useRef<Rested>({ begunAtMs: null, endedAtMs: null });
  // How it goes is told by the round's own state: kept as a mutation too, it would draw the page twice more a round.
  const options = { idempotencyKey: () => intent.current?.key ?? newKey() };

  // Who leaves during a round still gets what was told meanwhile.
  useEffect(() => releaseBalances, []);

  useResumed(game, (round) => {
    // Whoever is at it is not interrupted; what comes of a bet meanwhile is that it looks once more.
    if (!canAsk(now.current) || now.current.round?.roundId === round.round_id) return;
    tell({ type: 'resumed', round });
    onResumed(toStageRound(round));
  });

  const ask = async (body: object, send: () => Promise<WireRound>): Promise<boolean> => {
    if (!canAsk(state)) return false;
    intent.current = intentFor(intent.current, body, newKey);
    setError(null);
    setHouseEnd(null);
    tell({ type: 'asked' });
    feedback('bet');
    holdBalances();
    try {
      const round = await send();
      intent.current = null;
      tell({ type: 'answered', round });
      return true;
    } catch (failure) {
      tell({ type: 'failed' });
      releaseBalances();
      if (!(failure instanceof CallError)) throw failure;
      intent.current = afterFailure(intent.current, failure);
      setError(failure);
      await catchUp(failure);
      return false;
    }
  };

  /** Refused because the round stands elsewhere than we thought: look where. */
  const catchUp = async ({ fail }: CallError) => {
    const code = fail?.error;
    if (code === 'round_open') void client.invalidateQueries({ queryKey: [games.roundsOpen.name] });
    const standing = state.round?.roundId;
    if ((code === 'round_settled' || code === 'action_illegal') && standing) {
      const round = await api(games.roundGet, { round_id: standing }).catch(() => null);
      if (!round) return;
      setHouseEnd(round.house_end);
      if (round.house_end?.is_returned) return tell({ type: 'returned' });
      tell({ type: 'asked' });
      holdBalances();
      tell({ type: 'answered', round });
    }
  };

  const played = useCallback(() => {
    const { answer: round, isBegun } = now.current;
    tell({ type: 'played' });
    if (!round) return;
    const restsAtMs = performance.now();
    rested.current = isBegun
      ? { begunAtMs: restsAtMs, endedAtMs: null }
      : { begunAtMs: null, endedAtMs: round.state === 'settled' ? restsAtMs : null };
    showBalances({ money: round.money, bonus_money: round.bonus_money });
    // What was told since is newer than the round.
    releaseBalances();
    void client.invalidateQueries({ queryKey: [wallet.todaysPlay.name] });
    if (round.state !== 'settled') return;
    if (isWin(toCents(round.stake), toCents(round.payout))) feedback('win');
    onSettled(round);
  }, [client, onSettled, tell, now]);

  return {
    state,
    error,
    houseEnd: error && houseEnd,
    clearError: () => setError(null),
    /** The press that began or ended a round may still be going on. */
    isMeant: (does: 'start' | 'step') => isMeantPress(does, rested.current, performance.now()),
    play: (fields: Record<string, unknown>) => {
      const body = { game, ...fields };
      return ask(body, () => doCall(games.play, body, options));
    },
    act: (action: Record<string, unknown>) => {
      const round = state.round;
      if (!round?.isOpen) return Promise.resolve(false);
      const body = { game, round_id: round.roundId, step: state.step, ...action };
      return ask(body, () => doCall(games.act, body, options));
    },
    played,
  };
}

/** Where the page stands, how to tell it news, and the same for who asks between two drawings. */
function useRoundState() {
  const [state, setState] = useState(noRound);
  const now = useRef(noRound);
  const tell = useCallback((news: RoundNews) => {
    now.current = nextRoundState(now.current, news);
    setState(now.current);
  }, []);
  return [state, tell, now] as const;
}

/**
 * Looks once, and again when told, whether a round of this game is unfinished on the server. What is found again is told again: the
 * first time somebody may just have bet.
 */
function useResumed(game: string, onFound: (round: WireRound) => void): void {
  const isLoggedIn = useIsLoggedIn();
  const open = useCall(games.roundsOpen, {}, { enabled: isLoggedIn, staleTime: 0 });
  const round = open.data && open.isFetchedAfterMount ? roundToResume(open.data.items, game) : null;
  const found = useEffectEvent(onFound);
  const lookedAt = open.dataUpdatedAt;
  useEffect(() => {
    if (round && lookedAt > 0) found(round);
  }, [round, lookedAt]);
}
