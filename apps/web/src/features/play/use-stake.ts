import { formatAmount, parseAmount } from '@arara/money';
import { useState } from 'react';
import { memberStore } from '../../lib/member-store.ts';
import { fitStake, type StakeLimits } from './stakes.ts';

const usualStake = 100n;

/** The stake in the panel, remembered per game while its member is here. */
export function useStake(game: string, limits: StakeLimits): [bigint, (cents: bigint) => void] {
  const key = `stake:${game}`;
  const [cents, setCents] = useState(() =>
    fitStake(parseAmount(memberStore.getItem(key) ?? '') ?? usualStake, limits),
  );
  const keep = (next: bigint) => {
    setCents(next);
    memberStore.setItem(key, formatAmount(next));
  };
  return [cents, keep];
}
