import type { Title } from '../title.ts';
import { analyseVolley } from './analysis.ts';
import { volleyHelp } from './help.ts';
import { volleyRules } from './rules.ts';

export const volleyTitles: readonly Title[] = [
  {
    rules: volleyRules,
    titleKey: 'games.title_volei_de_praia',
    engine: 'volleyball',
    features: ['many_markets'],
    help: volleyHelp,
    analyse: analyseVolley,
    vector: {
      bet: { stake: '1.00', home: 'mare', away: 'jangada', market: 'winner', selection: 'home' },
    },
  },
];
