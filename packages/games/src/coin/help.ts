import type { HelpLine } from '../title.ts';
import { coinFlips } from './ladder.ts';

export const coinHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_coin_call', values: { flips: coinFlips } },
  { key: 'arcade.rules_coin_ladder' },
  { key: 'arcade.rules_coin_wrong' },
  { key: 'arcade.rules_coin_fixed' },
  { key: 'arcade.rules_ladder_end' },
];
