export { totalOf } from '../../blackjack/table.ts';
export { movesBehind } from './behind.ts';
export {
  type BehindMove,
  drawCards,
  mostStakes,
  type RoundCards,
  type SeatHand,
  type SeatMove,
  type SeatPosition,
  seatMoves,
  seatsAtTable,
} from './hands.ts';
export { isDecided, type SeatBet, type SeatEvent, seatReturn, seatRules } from './rules.ts';
export {
  type DealerEnd,
  dealerEndOf,
  dealMs,
  drawMs,
  roundCards,
  type SeatsOutcome,
  seatPosition,
  seatsOutcome,
  settleSeat,
  standingMoves,
  type TakenSeat,
} from './table.ts';
