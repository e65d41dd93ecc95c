import type { HelpLine } from '../title.ts';

export const pokerHelp: readonly HelpLine[] = [
  { key: 'games.rules_poker_deal' },
  { key: 'games.rules_poker_hold' },
  { key: 'games.rules_poker_payout' },
  { key: 'games.rules_poker_hint' },
  { key: 'games.rules_poker_return' },
];

export const wildTwosHelp: readonly HelpLine[] = [
  { key: 'games.rules_poker_deal' },
  { key: 'games.rules_poker_hold' },
  { key: 'tablegames.rules_twos_wild' },
  { key: 'tablegames.rules_twos_pays' },
  { key: 'games.rules_poker_hint' },
  { key: 'games.rules_poker_return' },
];

export const doubleAcesHelp: readonly HelpLine[] = [
  { key: 'games.rules_poker_deal' },
  { key: 'games.rules_poker_hold' },
  { key: 'games.rules_poker_payout' },
  { key: 'tablegames.rules_aces_four' },
  { key: 'games.rules_poker_hint' },
  { key: 'games.rules_poker_return' },
];
