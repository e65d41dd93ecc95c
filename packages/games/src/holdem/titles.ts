import type { Title } from '../title.ts';
import { analyseHoldem } from './analysis.ts';
import { holdemHelp } from './help.ts';
import { contradictionsOfHoldem } from './prove.ts';
import { holdemRules } from './rules.ts';

export const holdemTitles: readonly Title[] = [
  {
    rules: holdemRules,
    titleKey: 'tablegames.title_holdem_ipanema',
    engine: 'pokertable',
    features: ['own_decisions'],
    help: holdemHelp,
    analyse: analyseHoldem,
    vector: { bet: { stake: '1.00', side: true }, actions: [{ type: 'play' }] },
    prove: contradictionsOfHoldem,
  },
];
