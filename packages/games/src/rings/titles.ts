import type { Title } from '../title.ts';
import { analyseRings } from './analysis.ts';
import { ringsHelp } from './help.ts';
import { ringsRules } from './rules.ts';

export const ringsTitles: readonly Title[] = [
  {
    rules: ringsRules,
    titleKey: 'arcade.title_argolas_da_quermesse',
    engine: 'rings',
    features: ['adjustable_risk'],
    help: ringsHelp,
    analyse: analyseRings,
    vector: { bet: { stake: '1.00', distance: 'middle' } },
  },
];
