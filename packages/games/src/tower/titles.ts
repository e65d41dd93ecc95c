import type { Title } from '../title.ts';
import { analyseTower } from './analysis.ts';
import { towerHelp } from './help.ts';
import { towerRules } from './rules.ts';

export const towerTitles: readonly Title[] = [
  {
    rules: towerRules,
    titleKey: 'games.title_torre_do_coco',
    engine: 'tower',
    features: ['cash_out', 'adjustable_risk'],
    help: towerHelp,
    analyse: analyseTower,
    vector: {
      bet: { stake: '1.00', difficulty: 'easy' },
      actions: [{ type: 'pick', tile: 0 }, { type: 'cash_out' }],
    },
  },
];
