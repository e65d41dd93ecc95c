import type { Title } from '../title.ts';
import { analyseKeno } from './analysis.ts';
import { kenoHelp } from './help.ts';
import { kenoRules } from './rules.ts';

export const kenoTitles: readonly Title[] = [
  {
    rules: kenoRules,
    titleKey: 'arcade.title_keno_do_pantanal',
    engine: 'keno',
    features: ['adjustable_risk', 'quick_pick'],
    help: kenoHelp,
    analyse: analyseKeno,
    vector: { bet: { stake: '1.00', numbers: [3, 8, 21, 30, 37], risk: 'medium' } },
  },
];
