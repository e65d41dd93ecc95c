import { multiplierUnit } from '@arara/games/tables';

export type SeatResult = 'won' | 'level' | 'lost' | 'over' | 'natural';

/** How a hand ended: over 21 at once, the others when the dealer has played. */
export function seatResult(
  hand: { readonly total: number; readonly is_doubled: boolean; readonly multiplier: number | null },
  isTold: boolean,
): SeatResult | null {
  if (hand.total > 21) return 'over';
  if (!isTold || hand.multiplier === null) return null;
  const staked = multiplierUnit * (hand.is_doubled ? 2 : 1);
  if (hand.multiplier > 2 * staked) return 'natural';
  if (hand.multiplier > staked) return 'won';
  return hand.multiplier === staked ? 'level' : 'lost';
}
