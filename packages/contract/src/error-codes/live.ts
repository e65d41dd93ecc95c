/** Failures of shared tables and their HTTP status. */
export const liveErrors = {
  live_table_unknown: 404,
  live_round_unknown: 404,
  live_bet_unknown: 404,
  live_bets_closed: 409,
  live_slot_taken: 409,
  live_bet_over: 409,
  live_not_flying: 409,
  live_round_full: 422,
  live_numbers_full: 422,
  live_bets_full: 409,
  live_seat_taken: 409,
  live_seated: 409,
  live_seat_empty: 409,
  live_behind_full: 409,
  live_move_late: 409,
  live_move_refused: 409,
} as const satisfies Record<string, number>;
