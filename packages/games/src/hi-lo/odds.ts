import { multiplierUnit } from '../stake.ts';

/** Ranks from the two (0) to the ace (12); every card is any of 52 again. */
export const hiLoRanks = 13;
export const hiLoSides = ['higher', 'lower'] as const;
export type HiLoSide = (typeof hiLoSides)[number];

/** A round has so many guesses and skips at most; the cards for all of them are drawn before the first. */
export const hiLoGuesses = 20;
export const hiLoSkips = 10;

/**
 * Whether a guess on a card is right when the next one comes. An equal card loses, but above an ace there is only
 * another ace, and below a two another two.
 */
export function hiLoWins(rank: number, side: HiLoSide, next: number): boolean {
  const isEdge = rank === (side === 'higher' ? hiLoRanks - 1 : 0);
  if (isEdge) return next === rank;
  return side === 'higher' ? next > rank : next < rank;
}

/** How many of the thirteen ranks win a guess on a card of a rank. */
export function hiLoWays(rank: number, side: HiLoSide): number {
  return Math.max(side === 'higher' ? hiLoRanks - 1 - rank : rank, 1);
}

/** The share of stakes given back before rounding: 99 of 100. */
const returned = { share: 99n, of: 100n } as const;

/** After right guesses that won in `ways` of thirteen each: 0.99 / chance of them all, in ten-thousandths, rounded down. */
export function hiLoMultiplier(ways: readonly number[]): number {
  const chance = ways.reduce((product, won) => product * BigInt(won), 1n);
  const all = BigInt(hiLoRanks) ** BigInt(ways.length);
  return Number((BigInt(multiplierUnit) * returned.share * all) / (returned.of * chance));
}
