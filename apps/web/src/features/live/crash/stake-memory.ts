import { formatAmount, parseAmount } from '@arara/money';
import { useState } from 'react';
import { memberStore } from '../../../lib/member-store.ts';
import type { Slot } from './slot-face.ts';

const usualCents = { 1: 500n, 2: 1_000n } as const;

/** The stake of a slot within the table's limits, remembered while its member is here. */
export function useStakeOf(
  table: string,
  slot: Slot,
  { minCents, maxCents }: { minCents: bigint; maxCents: bigint },
): [bigint, (cents: bigint) => void] {
  const key = `stake:live:${table}:${slot}`;
  const fit = (cents: bigint) => (cents < minCents ? minCents : cents > maxCents ? maxCents : cents);
  const [cents, setCents] = useState(() =>
    fit(parseAmount(memberStore.getItem(key) ?? '') ?? usualCents[slot]),
  );
  const keep = (next: bigint) => {
    setCents(next);
    memberStore.setItem(key, formatAmount(fit(next)));
  };
  return [cents, keep];
}
