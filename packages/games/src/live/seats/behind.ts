import type { BehindMove, RoundCards, SeatMove } from './hands.ts';
import { seatPosition, type TakenSeat } from './table.ts';

/**
 * What a bet behind a seat does when the seat's player moves: the same where it follows. Where a double is not followed the hand
 * gets its one card for the one stake; where a split is not, the bet goes on with the first hand alone.
 */
export function movesBehind(
  cards: RoundCards,
  seat: TakenSeat,
  behind: readonly BehindMove[],
  move: SeatMove,
  isFollowed: boolean,
): BehindMove[] {
  // The second hand of a split that was not followed is none of its business.
  if (behind.includes('first') && seatPosition(cards, seat).active > 0) return [];
  if (isFollowed) return [move];
  if (move === 'split') return ['first'];
  if (move !== 'double') return [move];
  const before = seatPosition(cards, { seat: seat.seat, moves: behind });
  const after = seatPosition(cards, { seat: seat.seat, moves: [...behind, 'hit'] });
  return after.active === before.active ? ['hit', 'stand'] : ['hit'];
}
