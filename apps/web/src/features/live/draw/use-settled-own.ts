import { identity, type live } from '@arara/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from '../../../lib/use-call.ts';
import type { OwnRound } from './own-bets.ts';

const againMs = 1_200;

/** A round has ended and an own bet is not told yet: it is asked for until it is, then the balance is read. */
export function useSettledOwn(round: live.LiveRound | null, own: OwnRound, ask: () => void): void {
  const refresh = useRefresh();
  const isMissing = round?.phase === 'settled' && own.bets.length > 0 && !own.isOver;
  const isPaid = round?.phase === 'settled' && own.isOver && own.payoutCents > 0n;
  const askAgain = useEffectEvent(ask);
  const readBalance = useEffectEvent(() => void refresh(identity.me));
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => askAgain(), againMs);
    return () => clearInterval(timer);
  }, [isMissing]);
  useEffect(() => {
    if (isPaid) readBalance();
  }, [isPaid]);
}
