import type { HelpLine } from '../title.ts';
import { volleyReturned } from './markets.ts';
import { pairNames, rallies, setsTo } from './pairs.ts';

export const volleyHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_volley_match', values: { pairs: pairNames.length } },
  {
    key: 'arcade.rules_volley_sets',
    values: {
      long: setsTo[0].points,
      short: setsTo[2].points,
      longMost: setsTo[0].most,
      shortMost: setsTo[2].most,
    },
  },
  { key: 'arcade.rules_volley_rally', values: { rallies } },
  { key: 'arcade.rules_volley_markets' },
  { key: 'games.rules_football_odds', values: { percent: Number(volleyReturned) } },
  { key: 'arcade.rules_volley_payout' },
];
