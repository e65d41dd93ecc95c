/** The lobby of live tables. */
export const en = {
  text: 'Dealt as you watch, at your own pace. Every hand can be checked afterwards.',
  stakes: 'Stakes from {{min}} to {{max}}',
  rtp_untold: 'RTP not published',
  empty: 'No live table is open',
  empty_text: 'New tables appear here as soon as they open. Until then, see the other games.',
  related: 'Related tables',
} as const;
