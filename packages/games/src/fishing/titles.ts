import type { Title } from '../title.ts';
import { analyseFishing } from './analysis.ts';
import { fishingHelp } from './help.ts';
import { fishingRules } from './rules.ts';

export const fishingTitles: readonly Title[] = [
  {
    rules: fishingRules,
    titleKey: 'games.title_pesca_real',
    engine: 'fishing',
    features: ['adjustable_risk'],
    help: fishingHelp,
    analyse: analyseFishing,
    vector: { bet: { stake: '1.00', fish: 'camarao' } },
  },
];
