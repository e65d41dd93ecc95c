import { multiplierUnit } from '../stake.ts';

/** A roll is 0 to 9,999, shown as 00.00 to 99.99. */
export const rolls = 10_000;

/** Win chances of 1.00% to 98.00%, in winning rolls. */
export const winningRolls = { fewest: 100, most: 9_800 } as const;

/** The share of stakes given back before rounding: 99 of 100. */
export const returned = { share: 99, of: 100 } as const;

/**
 * floor(0.99 * 10,000 / winning rolls) in ten-thousandths. Rounding down costs less than 0.01% of RTP; where
 * the winning rolls divide 99,000,000 the RTP is exactly 99%.
 */
export function diceMultiplier(winning: number): number {
  return Math.floor((rolls * multiplierUnit * returned.share) / (winning * returned.of));
}

export type Direction = 'over' | 'under';

/** How many rolls win: those below the target, or those above it. */
export function winningRollsOf(direction: Direction, target: number): number {
  return direction === 'under' ? target : rolls - 1 - target;
}

/** The target that wins with so many rolls. */
export function targetOf(direction: Direction, winning: number): number {
  return direction === 'under' ? winning : rolls - 1 - winning;
}
