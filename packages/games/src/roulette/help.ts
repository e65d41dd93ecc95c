import type { HelpLine } from '../title.ts';

export const rouletteHelp: readonly HelpLine[] = [
  { key: 'games.rules_roulette_ball' },
  { key: 'games.rules_roulette_bets' },
  { key: 'games.rules_roulette_payout' },
  { key: 'games.rules_roulette_zero' },
];
