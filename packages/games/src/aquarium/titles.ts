import type { Title } from '../title.ts';
import { analyseAquarium } from './analysis.ts';
import { aquariumHelp } from './help.ts';
import { aquariumRules } from './rules.ts';

export const aquariumTitles: readonly Title[] = [
  {
    rules: aquariumRules,
    titleKey: 'games.title_tubarao_dourado',
    engine: 'aquarium',
    features: ['adjustable_risk'],
    help: aquariumHelp,
    analyse: analyseAquarium,
    vector: { bet: { stake: '1.00', gun: 2, kind: 'camarao' } },
  },
];
