import type { Title } from '../title.ts';
import { analysePoker } from './analysis.ts';
import { pokerHelp } from './help.ts';
import { contradictionsOfReiDeCopas } from './prove.ts';
import { pokerRules } from './rules.ts';

export const pokerTitles: readonly Title[] = [
  {
    rules: pokerRules,
    titleKey: 'games.title_rei_de_copas',
    engine: 'poker',
    features: ['own_decisions'],
    help: pokerHelp,
    analyse: analysePoker,
    vector: { bet: { stake: '1.00' }, actions: [{ type: 'draw', hold: [0, 3] }] },
    prove: contradictionsOfReiDeCopas,
  },
];
