import type { HelpLine } from '../title.ts';

export const pokerHelp: readonly HelpLine[] = [
  { key: 'games.rules_poker_deal' },
  { key: 'games.rules_poker_hold' },
  { key: 'games.rules_poker_payout' },
  { key: 'games.rules_poker_hint' },
  { key: 'games.rules_poker_return' },
];
