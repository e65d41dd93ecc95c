import { toCents } from '../../lib/format.ts';

interface Wallets {
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly hereCents: bigint;
  readonly thereCents: bigint;
  readonly transitCents: bigint;
}

/** Whether all money together, here, there and on its way, is less than the game's lowest stake; false while it is not known. */
export function coversNothing(wallets: Wallets, { min_stake: minStake }: { min_stake: string }): boolean {
  const { isLoading, error, hereCents, thereCents, transitCents } = wallets;
  return !isLoading && error === null && hereCents + thereCents + transitCents < toCents(minStake);
}

/** The least and the most that can be moved at once, in centavos; null when there is too little for the least. */
export function transferRange(leastCents: bigint, mostCents: bigint): { min: bigint; max: bigint } | null {
  return mostCents >= leastCents && mostCents > 0n ? { min: leastCents, max: mostCents } : null;
}

/** Which way money is most likely to be moved: back, where there is only money on the platform. */
export const likelyDirection = ({ hereCents, thereCents }: Pick<Wallets, 'hereCents' | 'thereCents'>) =>
  hereCents === 0n && thereCents > 0n ? 'out' : 'in';
