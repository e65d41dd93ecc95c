/** The lobby of live tables. */
export const en = {
  text: 'Choose a table by its stakes and take a seat.',
  stakes: 'Stakes from {{min}} to {{max}}',
  rtp_untold: 'RTP not published',
  empty: 'No live table is open',
  empty_text: 'New tables appear here as soon as they open. Until then, see the other games.',
  related: 'Related tables',
} as const;
