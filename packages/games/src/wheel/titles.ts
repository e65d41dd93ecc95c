import type { Title } from '../title.ts';
import { analyseWheel } from './analysis.ts';
import { wheelHelp } from './help.ts';
import { wheelRules } from './rules.ts';

export const wheelTitles: readonly Title[] = [
  {
    rules: wheelRules,
    titleKey: 'games.title_roda_gigante',
    engine: 'wheel',
    features: ['adjustable_risk'],
    help: wheelHelp,
    analyse: analyseWheel,
    vector: { bet: { stake: '1.00', risk: 'medium' } },
  },
];
