import type { Title } from '../title.ts';
import { analyseFootball } from './analysis.ts';
import { footballHelp } from './help.ts';
import { footballRules } from './rules.ts';

export const footballTitles: readonly Title[] = [
  {
    rules: footballRules,
    titleKey: 'games.title_gol_de_placa',
    engine: 'football',
    features: ['many_markets'],
    help: footballHelp,
    analyse: analyseFootball,
    vector: {
      bet: { stake: '1.00', home: 'ipe-roxo', away: 'mare-alta', market: 'result', selection: 'home' },
    },
  },
];
