import type { Title } from '../title.ts';
import { analyseFootball } from './analysis.ts';
import { analyseSlips } from './analysis-slips.ts';
import { footballHelp } from './help.ts';
import { footballRules } from './rules.ts';
import { slipRules } from './slip.ts';

const common = {
  titleKey: 'games.title_gol_de_placa',
  engine: 'football',
  features: ['many_markets'],
  help: footballHelp,
} as const;

export const footballTitles: readonly Title[] = [
  {
    ...common,
    rules: slipRules,
    analyse: analyseSlips,
    vector: {
      bet: {
        picks: [
          { home: 'ipe-roxo', away: 'mare-alta', market: 'result', selection: 'home', stake: '1.00' },
          { home: 'vila-jabuti', away: 'porto-coral', market: 'handicap', selection: 'away_+1', stake: null },
        ],
        multiple: '2.00',
      },
    },
  },
];

/** The version that shared tables play; its rounds are recalled and verified. */
export const earlierFootballTitles: readonly Title[] = [
  {
    ...common,
    rules: footballRules,
    analyse: analyseFootball,
    vector: {
      bet: { stake: '1.00', home: 'ipe-roxo', away: 'mare-alta', market: 'result', selection: 'home' },
    },
  },
];
