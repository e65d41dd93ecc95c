import type { Title } from '../title.ts';
import { analyseDoubleAces, analysePoker, analyseWildTwos } from './analysis.ts';
import { doubleAcesHelp, pokerHelp, wildTwosHelp } from './help.ts';
import { contradictionsOfDoubleAces, contradictionsOfReiDeCopas, contradictionsOfWildTwos } from './prove.ts';
import { doubleAcesRules, pokerRules, wildTwosRules } from './rules.ts';

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
  {
    rules: wildTwosRules,
    titleKey: 'tablegames.title_dois_selvagens',
    engine: 'poker',
    features: ['own_decisions'],
    help: wildTwosHelp,
    analyse: analyseWildTwos,
    vector: { bet: { stake: '1.00' }, actions: [{ type: 'draw', hold: [0, 3] }] },
    prove: contradictionsOfWildTwos,
  },
  {
    rules: doubleAcesRules,
    titleKey: 'tablegames.title_ases_de_ouro',
    engine: 'poker',
    features: ['own_decisions'],
    help: doubleAcesHelp,
    analyse: analyseDoubleAces,
    vector: { bet: { stake: '1.00' }, actions: [{ type: 'draw', hold: [0, 3] }] },
    prove: contradictionsOfDoubleAces,
  },
];
