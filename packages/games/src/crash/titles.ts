import type { Title } from '../title.ts';
import { analyseCrash } from './analysis.ts';
import { crashHelp, limboHelp } from './help.ts';
import { crashRules, limboRules } from './rules.ts';

export const crashTitles: readonly Title[] = [
  {
    rules: crashRules,
    titleKey: 'games.title_voo_da_arara',
    engine: 'crash',
    features: ['adjustable_risk'],
    help: crashHelp,
    analyse: () => analyseCrash(),
    vector: { bet: { stake: '1.00', target: 200 } },
  },
  {
    rules: limboRules,
    titleKey: 'games.title_foguete_zero',
    engine: 'crash',
    features: ['adjustable_risk'],
    help: limboHelp,
    analyse: () => analyseCrash(limboRules),
    vector: { bet: { stake: '1.00', target: 200 } },
  },
];
