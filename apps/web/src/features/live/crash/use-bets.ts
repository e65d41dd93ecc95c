import { CallError, identity, live } from '@arara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { persist } from '../../../lib/persist.ts';
import { showBalances, useIsLoggedIn } from '../../../lib/session.ts';
import { useAction, useRefresh } from '../../../lib/use-call.ts';
import { type Asked, type Slot, withBets, withNews } from './slot-face.ts';

type Bet = live.LiveOwnBet;
interface Answer {
  bet: Bet | live.LiveDrawOwnBet;
  money: string;
  bonus_money: string;
}

export interface Bets {
  readonly bets: readonly Bet[];
  readonly asked: Readonly<Record<Slot, Asked>>;
  readonly errors: Readonly<Record<Slot, CallError | null>>;
  /** True when the server took the bet. */
  place(slot: Slot, roundId: string, stake: string, autoCashOut: string | null): Promise<boolean>;
  takeBack(bet: Bet): Promise<boolean>;
  cashOut(bet: Bet): Promise<boolean>;
  clearError(slot: Slot): void;
  hear(news: readonly live.LiveBet[]): void;
}

const none = { 1: null, 2: null } as const;
/** Before what answers the same each time is asked for again: a flight does not wait long. */
const pauseMs = 100;
const slotOf = (bet: Bet): Slot => (bet.slot === 2 ? 2 : 1);

/** The member's bets at a table. Money and bets change when the server has said so, never before. */
export function useBets(table: string, mine: readonly Bet[]): Bets {
  const client = useQueryClient();
  const refresh = useRefresh();
  const isLoggedIn = useIsLoggedIn();
  const [bets, setBets] = useState(mine);
  const [asked, setAsked] = useState<Record<Slot, Asked>>(none);
  const [errors, setErrors] = useState<Record<Slot, CallError | null>>(none);
  const busy = useRef(new Set<Slot>());
  const latest = useRef(bets);
  latest.current = bets;
  const place = useAction(live.livePlace);
  useEffect(() => setBets((known) => withBets(known, mine).slice(-40)), [mine]);

  const ask = async (slot: Slot, what: Asked, send: () => Promise<Answer>): Promise<boolean> => {
    if (busy.current.has(slot)) return false;
    busy.current.add(slot);
    setAsked((all) => ({ ...all, [slot]: what }));
    setErrors((all) => ({ ...all, [slot]: null }));
    try {
      const { bet, money, bonus_money } = await send();
      // At a table of flights all bets are on flights.
      if ('ceiling' in bet) setBets((known) => withBets(known, [bet]));
      showBalances({ money, bonus_money });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setErrors((all) => ({ ...all, [slot]: error }));
      void client.invalidateQueries({ queryKey: [live.liveTable.name, { table }] });
      return false;
    } finally {
      busy.current.delete(slot);
      setAsked((all) => ({ ...all, [slot]: null }));
    }
  };

  return {
    bets: isLoggedIn ? bets : [],
    asked,
    errors,
    place: (slot, roundId, stake, autoCashOut) =>
      ask(slot, 'bet', () =>
        place.mutateAsync({
          table,
          round_id: roundId,
          slot,
          stake,
          ...(autoCashOut === null ? {} : { auto_cash_out: autoCashOut }),
        }),
      ),
    takeBack: (bet) =>
      ask(slotOf(bet), 'cancel', () => persist(() => api(live.liveCancel, { bet_id: bet.id }), pauseMs)),
    cashOut: (bet) =>
      ask(slotOf(bet), 'cash_out', () => persist(() => api(live.liveCashOut, { bet_id: bet.id }), pauseMs)),
    clearError: (slot) => setErrors((all) => (all[slot] ? { ...all, [slot]: null } : all)),
    hear: (news) => {
      const told = withNews(latest.current, news);
      if (told === latest.current) return;
      latest.current = told;
      setBets((known) => withNews(known, news));
      // Paid by the flight itself, not by an answer that carries the balance.
      if (news.some(({ id, state }) => state === 'cashed' && told.some((bet) => bet.id === id)))
        void refresh(identity.me);
    },
  };
}
