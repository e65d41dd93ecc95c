import type { Title } from '../title.ts';
import { analyseGems } from './analysis.ts';
import { gemsHelp } from './help.ts';
import { gemsRules } from './rules.ts';

export const gemsTitles: readonly Title[] = [
  {
    rules: gemsRules,
    titleKey: 'arcade.title_gemas_da_chapada',
    engine: 'gems',
    features: ['adjustable_risk'],
    help: gemsHelp,
    analyse: analyseGems,
    vector: { bet: { stake: '1.00', risk: 'medium' } },
  },
];
