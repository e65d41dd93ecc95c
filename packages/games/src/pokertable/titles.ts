import type { Title } from '../title.ts';
import { analyseStud, analyseThreeCard } from './analysis.ts';
import { studHelp, threeCardHelp } from './help.ts';
import { contradictionsOfStud, contradictionsOfThreeCard } from './prove.ts';
import { studRules, threeCardRules } from './rules.ts';

export const pokerTableTitles: readonly Title[] = [
  {
    rules: threeCardRules,
    titleKey: 'tablegames.title_trinca_copacabana',
    engine: 'pokertable',
    features: ['own_decisions'],
    help: threeCardHelp,
    analyse: analyseThreeCard,
    vector: { bet: { stake: '1.00', side: true }, actions: [{ type: 'play' }] },
    prove: contradictionsOfThreeCard,
  },
  {
    rules: studRules,
    titleKey: 'tablegames.title_stud_da_bahia',
    engine: 'pokertable',
    features: ['own_decisions'],
    help: studHelp,
    analyse: analyseStud,
    vector: { bet: { stake: '1.00', side: false }, actions: [{ type: 'play' }] },
    prove: contradictionsOfStud,
  },
];
