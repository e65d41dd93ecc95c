import type { Title } from '../title.ts';
import { analyseBlackjack } from './analysis.ts';
import { blackjackHelp } from './help.ts';
import { contradictionsOfBlackjack } from './prove.ts';
import { blackjackRules } from './rules.ts';

export const blackjackTitles: readonly Title[] = [
  {
    rules: blackjackRules,
    titleKey: 'games.title_blackjack_leblon',
    engine: 'blackjack',
    features: ['own_decisions'],
    help: blackjackHelp,
    analyse: analyseBlackjack,
    vector: { bet: { stake: '1.00', insurance: true }, actions: [{ type: 'stand' }] },
    prove: contradictionsOfBlackjack,
  },
];
