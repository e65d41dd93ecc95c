import type { Title } from '../title.ts';
import { analyseDigits } from './analysis.ts';
import { digitsHelp } from './help.ts';
import { digitsRules } from './rules.ts';

export const digitsTitles: readonly Title[] = [
  {
    rules: digitsRules,
    titleKey: 'draws.title_trinca_da_sorte',
    engine: 'digits',
    features: ['many_markets'],
    help: digitsHelp,
    analyse: analyseDigits,
    vector: { bet: { stake: '1.00', type: 'any_order', digits: [1, 2, 3] } },
  },
];
