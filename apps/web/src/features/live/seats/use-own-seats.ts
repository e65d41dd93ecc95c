import { CallError, type DataOf, identity, live } from '@arara/contract';
import { afterFailure, type Intent, intentFor, newKey } from '@arara/contract/intent';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { toCents } from '../../../lib/format.ts';
import { showBalances, useIsLoggedIn } from '../../../lib/session.ts';
import { useAction, useRefresh } from '../../../lib/use-call.ts';
import { type OwnBet, withAnswer } from './own-behind.ts';
import { type Deal, type SeatsNow, type SeatsTableData, withDeal } from './seats-state.ts';

type Move = Deal['seats'][number]['moves'][number];
/** A seat of another, by its bet, and whether the own bet doubles and splits along. */
type Followed = { readonly behind: string; readonly follows: boolean };

export interface OwnSeats {
  /** The ids of the own bets at this table. */
  readonly ids: ReadonlySet<string>;
  /** Those of them that are behind the seats of others. */
  readonly behind: readonly OwnBet[];
  /** The ids of bets that their member took back, unlike those that came back with a seat. */
  readonly takenBack: ReadonlySet<string>;
  readonly isAsking: boolean;
  readonly error: CallError | null;
  clearError(): void;
  sit(roundId: string, seat: number, stake: string): Promise<boolean>;
  follow(roundId: string, stake: string, followed: Followed): Promise<boolean>;
  /** Gives a seat up, or takes back a bet behind one. */
  takeBack(betId: string): Promise<void>;
  move(seat: Deal['seats'][number], move: Move): Promise<void>;
}

/** The member's seats at a table and bets behind those of others. Money and cards change when the server has said so. */
export function useOwnSeats(data: SeatsTableData, now: SeatsNow): OwnSeats {
  const isLoggedIn = useIsLoggedIn();
  const [answers, setAnswers] = useState<readonly OwnBet[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  // One key for each bet and move until it is known what became of it: `useAction` sends the same again, and so does the next press.
  const intent = useRef<Intent | null>(null);
  const options = { idempotencyKey: () => intent.current?.key ?? newKey() };
  const send = {
    sit: useAction(live.liveSit, options),
    follow: useAction(live.liveBehind, options),
    move: useAction(live.liveMove, options),
  };
  const bets = isLoggedIn ? answers.reduce(withAnswer, data.mine) : [];
  const ids = new Set(bets.map(({ id }) => id));
  const behind = bets.filter((bet) => bet.behind !== null);
  const takenBack = new Set(answers.flatMap(({ id, state }) => (state === 'cancelled' ? [id] : [])));
  usePaidSeat(now, ids);
  useFollowedSeats(now, behind);

  const ask = async (work: () => Promise<void>): Promise<boolean> => {
    if (isAsking) return false;
    setAsking(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      intent.current = afterFailure(intent.current, failure);
      setError(failure);
      now.refresh();
      return false;
    } finally {
      setAsking(false);
    }
  };
  /** Asks under the key of what is asked. */
  const askOnce = <Asked extends object, Answer>(
    asked: Asked,
    { mutateAsync }: { mutateAsync: (asked: Asked) => Promise<Answer> },
    hear: (answer: Answer) => void,
  ) =>
    ask(async () => {
      intent.current = intentFor(intent.current, asked, newKey);
      const answer = await mutateAsync(asked);
      intent.current = null;
      hear(answer);
    });
  const take = (answer: DataOf<typeof live.liveSit>) => {
    setAnswers((before) => [...before.filter(({ id }) => id !== answer.bet.id).slice(-6), answer.bet]);
    showBalances(answer);
  };
  return {
    ids,
    behind,
    takenBack,
    isAsking,
    error,
    clearError: () => setError(null),
    sit: (roundId, seat, stake) =>
      askOnce({ table: data.table, round_id: roundId, seat, stake }, send.sit, take),
    follow: (roundId, stake, followed) =>
      askOnce({ table: data.table, round_id: roundId, stake, ...followed }, send.follow, take),
    takeBack: async (betId) =>
      void (await ask(async () => {
        const answer = await api(live.liveCancel, { bet_id: betId });
        // The same bet again is another one now.
        intent.current = null;
        if ('moves' in answer.bet) take({ ...answer, bet: answer.bet });
      })),
    move: async ({ bet_id, step }, move) =>
      void (await askOnce({ bet_id, move, step }, send.move, (answer) => {
        now.change((state) => withDeal(state, answer.deal));
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

/** A bet behind a seat is doubled, split, paid and given back with it: each time it is asked for again, and the balance too. */
function useFollowedSeats({ state, refresh: askAgain }: SeatsNow, behind: readonly OwnBet[]): void {
  const refresh = useRefresh();
  const stands = behind
    .filter((bet) => bet.state === 'placed')
    .map((bet) => {
      const seat = state.deals.get(bet.round_id)?.seats.find(({ bet_id }) => bet_id === bet.behind);
      return `${bet.id} ${seat?.stake} ${seat?.state}`;
    })
    .join();
  const read = useEffectEvent(() => {
    askAgain();
    void refresh(identity.me);
  });
  useEffect(() => {
    if (stands !== '') read();
  }, [stands]);
}
