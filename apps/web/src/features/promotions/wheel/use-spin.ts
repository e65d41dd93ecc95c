import { type DataOf, promotions } from '@arara/contract';
import { afterFailure, newKey } from '@arara/contract/intent';
import { newClientSeed } from '@arara/fair';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { holdBalances, releaseBalances } from '../../../lib/session.ts';
import { pageTells } from '../../../lib/told-here.ts';
import { useRefreshOffers } from '../use-claim.ts';
import { nextTurn } from './turn.ts';

export type Spin = DataOf<typeof promotions.lotteryWheelClaim>;

const turnMs = 4200;

/**
 * Spins the wheel to what the server drew. A request of which nobody knows what became is asked again with the same key and
 * seed, so that no spin is lost or taken twice. Balances wait until the wheel stands still.
 */
export function useSpin(segmentCount: number) {
  const refreshOffers = useRefreshOffers();
  const tried = useRef<{ key: string; seed: string; isUnknown: boolean } | null>(null);
  const [turn, setTurn] = useState(0);
  const [isSpinning, setSpinning] = useState(false);
  const [spin, setSpin] = useState<Spin | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => releaseBalances, []);

  const start = async () => {
    const attempt = tried.current ?? { key: newKey(), seed: newClientSeed(), isUnknown: false };
    tried.current = attempt;
    setSpinning(true);
    setSpin(null);
    setError(null);
    holdBalances();
    const stop = pageTells('reward');
    try {
      const drawn = await api(
        promotions.lotteryWheelClaim,
        { client_seed: attempt.seed },
        { idempotencyKey: attempt.key },
      );
      tried.current = null;
      setTurn((current) => nextTurn(current, drawn.segment, segmentCount));
      await stillness();
      setSpin(drawn);
    } catch (failure) {
      tried.current = afterFailure(tried.current, failure);
      setError(failure);
    } finally {
      stop();
      releaseBalances();
      await refreshOffers(promotions.lotteryWheelCheck);
      setSpinning(false);
    }
  };
  return { turn, isSpinning, spin, error, start };
}

/** Until the wheel stands still; at once for who wishes no motion. */
async function stillness(): Promise<void> {
  if (globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await new Promise((resolve) => setTimeout(resolve, turnMs));
}
