import { platforms as calls, type DataOf, identity } from '@arara/contract';
import { useEffect } from 'react';
import { toCents } from '../../lib/format.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';

export type PlatformGame = DataOf<typeof calls.platformGame>;
export type Transfer = DataOf<typeof calls.transferGet>;

/** How often balances are asked for while a game runs, and a transfer nobody is sure of. */
const balancesEveryMs = 5000;
const askEveryMs = 3000;

/** What is here, on the game's platform and on its way; asked for again and again while a game runs. */
export function useWallets(platType: string, isPlaying: boolean) {
  const query = useCall(
    calls.day7Balances,
    { currency: 'BRL', platType },
    { refetchInterval: isPlaying ? balancesEveryMs : false },
  );
  const there = query.data?.items[0];
  return {
    isLoading: query.isPending,
    error: query.data ? null : query.error,
    hereCents: toCents(query.data?.money ?? '0.00'),
    thereCents: toCents(there?.balance ?? '0.00'),
    transitCents: toCents(query.data?.transit_money ?? '0.00'),
    isReachable: there?.status !== 'unreachable',
    again: () => void query.refetch(),
  };
}

/** `refresh()`: every balance and list that a transfer changes is asked for again. */
export function useRefreshMoney(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    const changed = [calls.day7Balances, calls.transferList, calls.transferGet, identity.me];
    await Promise.all(changed.map(refresh));
  };
}

/** Follows a transfer until it is known what became of it. */
export function useFollowed(transfer: Transfer | null, onKnown: (transfer: Transfer) => void): void {
  const isOpen = transfer !== null && transfer.settled_at === null;
  const { data } = useCall(
    calls.transferGet,
    { transfer_id: transfer?.id ?? '' },
    { enabled: isOpen, refetchInterval: isOpen ? askEveryMs : false },
  );
  const known = data && data.settled_at !== null && data.id === transfer?.id ? data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each transfer that becomes known.
  useEffect(() => {
    if (isOpen && known) onKnown(known);
  }, [isOpen, known?.id]);
}
