import { formatAmount, parseAmount } from '@arara/money';

interface PlacedBet {
  readonly bets: readonly { readonly on: string; readonly stake: string }[];
}

/** Chips as `{bets: [{on, stake}]}`: one bet, however many places it lies on. */
export function oneBetOf(piles: ReadonlyMap<string, bigint>): readonly Record<string, unknown>[] {
  return piles.size === 0
    ? []
    : [{ bets: [...piles].map(([on, cents]) => ({ on, stake: formatAmount(cents) })) }];
}

export function pilesOfBets(bet: unknown): ReadonlyMap<string, bigint> {
  // The server tells the body that was accepted.
  return new Map((bet as PlacedBet).bets.map(({ on, stake }) => [on, parseAmount(stake) ?? 0n]));
}

/** Chips as `{on, stake}`: a bet for each place. */
export function betsByPlace(piles: ReadonlyMap<string, bigint>): readonly Record<string, unknown>[] {
  return [...piles].map(([on, cents]) => ({ on, stake: formatAmount(cents) }));
}

export function pilesOfPlace(bet: unknown): ReadonlyMap<string, bigint> {
  // The server tells the body that was accepted.
  const { on, stake } = bet as { on: string; stake: string };
  return new Map([[on, parseAmount(stake) ?? 0n]]);
}
