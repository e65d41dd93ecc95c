import { multiplierUnit, payoutOf } from '../stake.ts';

export const coinFlips = 20;
export const coinSides = ['heads', 'tails'] as const;
export type CoinSide = (typeof coinSides)[number];

/** The share of stakes given back before rounding: 99 of 100. */
const returned = { share: 99n, of: 100n } as const;

/** The multiplier after each right call, in ten-thousandths: 0.99 * 2^flips. */
export const coinLadder: readonly number[] = Array.from({ length: coinFlips }, (_, index) =>
  Number((BigInt(multiplierUnit) * returned.share * 2n ** BigInt(index + 1)) / returned.of),
);

/** The rungs a stake can climb: the ladder ends before the largest payout is passed. */
export function reachableCoinLadder(stakeCents: bigint, maxPayoutCents: bigint): readonly number[] {
  return coinLadder.filter((multiplier) => payoutOf(stakeCents, multiplier) <= maxPayoutCents);
}
