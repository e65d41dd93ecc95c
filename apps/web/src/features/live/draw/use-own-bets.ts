import { CallError, identity, live } from '@arara/contract';
import { afterFailure, type Intent, intentFor, newKey } from '@arara/contract/intent';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { showBalances, useIsLoggedIn } from '../../../lib/session.ts';
import { useAction, useRefresh } from '../../../lib/use-call.ts';
import { type OwnBet, withNews, withOwn } from './own-bets.ts';

type Body = Record<string, unknown>;

export interface OwnBets {
  readonly bets: readonly OwnBet[];
  readonly isAsking: boolean;
  readonly error: CallError | null;
  clearError(): void;
  /** Bets one body after the other; tells how many the server took. */
  place(roundId: string, bodies: readonly Body[]): Promise<number>;
  takeBack(bet: OwnBet): Promise<void>;
  hear(news: readonly live.LiveBet[]): void;
}

/** The member's bets at a table. Money and bets change when the server has said so, never before. */
export function useOwnBets(table: string, mine: readonly OwnBet[]): OwnBets {
  const refresh = useRefresh();
  const isLoggedIn = useIsLoggedIn();
  const [bets, setBets] = useState(mine);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  // One key for each bet until it is known what became of it: `useAction` sends the same again, and so does the next press.
  const intent = useRef<Intent | null>(null);
  const latest = useRef(bets);
  latest.current = bets;
  const send = useAction(live.livePlaceChips, { idempotencyKey: () => intent.current?.key ?? newKey() });
  useEffect(() => setBets((known) => withOwn(known, mine)), [mine]);

  const ask = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (isAsking) return otherwise;
    setAsking(true);
    setError(null);
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      intent.current = afterFailure(intent.current, failure);
      setError(failure);
      void refresh(live.liveTable);
      return otherwise;
    } finally {
      setAsking(false);
    }
  };
  const take = ({ bet, money, bonus_money }: { bet: OwnBet; money: string; bonus_money: string }) => {
    setBets((known) => withOwn(known, [bet]));
    showBalances({ money, bonus_money });
  };

  return {
    bets: isLoggedIn ? bets : [],
    isAsking,
    error,
    clearError: () => setError(null),
    place: async (roundId, bodies) => {
      let taken = 0;
      await ask(async () => {
        for (const bet of bodies) {
          const asked = { table, round_id: roundId, bet };
          intent.current = intentFor(intent.current, asked, newKey);
          take(await send.mutateAsync(asked));
          intent.current = null;
          taken += 1;
        }
      }, undefined);
      return taken;
    },
    takeBack: ({ id }) =>
      ask(async () => {
        const answer = await api(live.liveCancel, { bet_id: id });
        // The same bet again is another one now.
        intent.current = null;
        if ('events' in answer.bet) take({ ...answer, bet: answer.bet });
      }, undefined),
    hear: (news) => {
      const told = withNews(latest.current, news);
      if (told === latest.current) return;
      setBets((known) => withNews(known, news));
      // Paid by the round itself, not by an answer that carries the balance.
      void refresh(identity.me);
    },
  };
}
