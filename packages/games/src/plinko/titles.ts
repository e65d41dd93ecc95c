import type { Title } from '../title.ts';
import { analysePlinko } from './analysis.ts';
import { plinkoHelp } from './help.ts';
import { plinkoRules } from './rules.ts';

export const plinkoTitles: readonly Title[] = [
  {
    rules: plinkoRules,
    titleKey: 'games.title_plinko_lapa',
    engine: 'plinko',
    features: ['adjustable_risk'],
    help: plinkoHelp,
    analyse: analysePlinko,
    vector: { bet: { stake: '1.00', rows: 16, risk: 'high' } },
  },
];
