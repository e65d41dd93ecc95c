import { formatAmount, parseAmount } from '@arara/money';
import { useState } from 'react';
import { localStore } from '../../lib/storage.ts';
import { fitStake, type StakeLimits } from './stakes.ts';

const usualStake = 100n;

/** The stake in the panel, remembered per game on this device. */
export function useStake(game: string, limits: StakeLimits): [bigint, (cents: bigint) => void] {
  const key = `stake:${game}`;
  const [cents, setCents] = useState(() =>
    fitStake(parseAmount(localStore.getItem(key) ?? '') ?? usualStake, limits),
  );
  const keep = (next: bigint) => {
    setCents(next);
    localStore.setItem(key, formatAmount(next));
  };
  return [cents, keep];
}
