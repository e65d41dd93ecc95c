import { CallError, identity, live } from '@arara/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { toCents } from '../../../lib/format.ts';
import { showBalances, useIsLoggedIn } from '../../../lib/session.ts';
import { newKey, useAction, useRefresh } from '../../../lib/use-call.ts';
import type { Deal } from './seats-state.ts';
import type { SeatsNow, SeatsTableData } from './use-seats-table.ts';

type Move = Deal['seats'][number]['moves'][number];

export interface OwnSeats {
  /** The ids of the own bets at this table. */
  readonly ids: ReadonlySet<string>;
  readonly isAsking: boolean;
  readonly error: CallError | null;
  clearError(): void;
  sit(roundId: string, seat: number, stake: string): Promise<boolean>;
  standUp(betId: string): Promise<void>;
  move(seat: Deal['seats'][number], move: Move): Promise<void>;
}

/** The member's seats at a table. Money and cards change when the server has said so, never before. */
export function useOwnSeats(data: SeatsTableData, now: SeatsNow): OwnSeats {
  const isLoggedIn = useIsLoggedIn();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const key = useRef(newKey());
  // One key for each try: `useAction` sends the same again when an answer is lost.
  const options = { idempotencyKey: () => key.current };
  const send = { sit: useAction(live.liveSit, options), move: useAction(live.liveMove, options) };
  const ids = new Set(isLoggedIn ? [...data.mine.map(({ id }) => id), ...taken] : []);
  usePaidSeat(now, ids);

  const ask = async (work: () => Promise<void>): Promise<boolean> => {
    if (isAsking) return false;
    setAsking(true);
    setError(null);
    key.current = newKey();
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure);
      now.refresh();
      return false;
    } finally {
      setAsking(false);
    }
  };
  return {
    ids,
    isAsking,
    error,
    clearError: () => setError(null),
    sit: (roundId, seat, stake) =>
      ask(async () => {
        const answer = await send.sit.mutateAsync({ table: data.table, round_id: roundId, seat, stake });
        setTaken((before) => [...before.slice(-6), answer.bet.id]);
        showBalances(answer);
      }),
    standUp: async (betId) =>
      void (await ask(async () => showBalances(await api(live.liveCancel, { bet_id: betId })))),
    move: async ({ bet_id, step }, move) =>
      void (await ask(async () => {
        const answer = await send.move.mutateAsync({ bet_id, move, step });
        now.take(answer.deal);
        showBalances(answer);
      })),
  };
}

/** Paid by the round itself, not by an answer that carries the balance. */
function usePaidSeat({ state }: SeatsNow, own: ReadonlySet<string>): void {
  const refresh = useRefresh();
  const seat = state.deals.get(state.round?.id ?? '')?.seats.find(({ bet_id }) => own.has(bet_id));
  const isPaid = seat !== undefined && seat.state === 'won' && toCents(seat.payout) > 0n;
  const readBalance = useEffectEvent(() => void refresh(identity.me));
  useEffect(() => {
    if (isPaid) readBalance();
  }, [isPaid]);
}
