import type { DataOf, platforms } from '@arara/contract';
import { toCents } from '../../lib/format.ts';
import type { Transfer } from './use-wallets.ts';

/** What bringing everything home has come to, as far as anybody knows. */
export type Coming =
  /** All of it has arrived. */
  | { readonly kind: 'home' }
  /** One transfer is still on its way, or was not made. */
  | { readonly kind: 'open' | 'failed'; readonly transfer: Transfer }
  /** The platform did not say what it has. */
  | { readonly kind: 'unreachable' }
  /** Nothing was sent: nothing is there, or another transfer is on its way. */
  | { readonly kind: 'none' };

/** Reads the answer: home is only what has arrived. */
export function comingOf({ items, unreachable }: DataOf<typeof platforms.transferAllBack>): Coming {
  const open = items.find(isOpen);
  if (open) return { kind: 'open', transfer: open };
  const failed = items.find(({ state }) => state === 'failed');
  if (failed) return { kind: 'failed', transfer: failed };
  if (unreachable.length > 0) return { kind: 'unreachable' };
  return { kind: items.length > 0 ? 'home' : 'none' };
}

/** The same after a look at what is on its way and what is there: none of it is home only where nothing is there. */
export function comingAfterLook(
  transfers: readonly Transfer[],
  there: DataOf<typeof platforms.day7Balances>['items'][number] | undefined,
): Coming {
  const open = transfers.find(isOpen);
  if (open) return { kind: 'open', transfer: open };
  if (there?.status === 'unreachable') return { kind: 'unreachable' };
  return { kind: toCents(there?.balance ?? '0.00') > 0n ? 'none' : 'home' };
}

const isOpen = ({ state }: Transfer): boolean => state !== 'done' && state !== 'failed';

/** Whether a transfer that is on its way brings all that was there. */
export const bringsAll = ({ direction, money }: Transfer, thereCents: bigint): boolean =>
  direction === 'out' && toCents(money) >= thereCents;
