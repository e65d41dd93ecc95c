import type { Title } from '../title.ts';
import { analyseRoulette } from './analysis.ts';
import { rouletteHelp } from './help.ts';
import { rouletteRules } from './rules.ts';

export const rouletteTitles: readonly Title[] = [
  {
    rules: rouletteRules,
    titleKey: 'games.title_roleta_guanabara',
    engine: 'roulette',
    features: ['many_bets'],
    help: rouletteHelp,
    analyse: analyseRoulette,
    vector: {
      bet: {
        bets: [
          { type: 'straight', numbers: [17], stake: '1.00' },
          { type: 'red', stake: '5.00' },
        ],
      },
    },
  },
];
