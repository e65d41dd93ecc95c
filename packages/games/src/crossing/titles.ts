import type { Title } from '../title.ts';
import { analyseCrossing } from './analysis.ts';
import { crossingHelp } from './help.ts';
import { crossingRules } from './rules.ts';

export const crossingTitles: readonly Title[] = [
  {
    rules: crossingRules,
    titleKey: 'arcade.title_travessia_da_capivara',
    engine: 'crossing',
    features: ['cash_out', 'adjustable_risk'],
    help: crossingHelp,
    analyse: analyseCrossing,
    vector: {
      bet: { stake: '1.00', difficulty: 'easy' },
      actions: [{ type: 'step' }, { type: 'cash_out' }],
    },
  },
];
