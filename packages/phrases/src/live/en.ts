/** The lobby of live tables. */
export const en = {
  text: 'Choose a table by its stakes and take a seat.',
  stakes: 'Stakes from {{min}} to {{max}}',
  rtp_untold: 'RTP not published',
  empty: 'No live table is open',
  empty_text: 'New tables appear here as soon as they open. Until then, see the other games.',
  related: 'Related tables',
} as const;

/** What can fail at shared tables. */
export const enErrors = {
  live_table_unknown: 'This table does not exist',
  live_round_unknown: 'This round does not exist',
  live_bet_unknown: 'This bet does not exist',
  live_bets_closed: 'Bets are closed for this round',
  live_slot_taken: 'You already have this bet in the round',
  live_bet_over: 'This bet is over',
  live_not_flying: 'The flight has not begun',
  live_round_full: 'This round takes no more risk: bet less or cash out lower',
};
