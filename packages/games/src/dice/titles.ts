import type { Title } from '../title.ts';
import { analyseDice } from './analysis.ts';
import { diceHelp } from './help.ts';
import { diceRules } from './rules.ts';

export const diceTitles: readonly Title[] = [
  {
    rules: diceRules,
    titleKey: 'games.title_dados_de_ouro',
    engine: 'dice',
    features: ['adjustable_risk'],
    help: diceHelp,
    analyse: analyseDice,
    vector: { bet: { stake: '1.00', direction: 'under', target: 4_950 } },
  },
];
