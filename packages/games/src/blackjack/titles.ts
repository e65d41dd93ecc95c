import type { Title } from '../title.ts';
import { analyseBlackjack } from './analysis.ts';
import { blackjackHelp } from './help.ts';
import { contradictionsOfBlackjack } from './prove.ts';
import { blackjackRules } from './rules.ts';
import { analyseShoe } from './shoe/analysis.ts';
import { contradictionsOfShoe } from './shoe/prove.ts';
import { shoeRules } from './shoe/rules.ts';

const common = {
  titleKey: 'games.title_blackjack_leblon',
  engine: 'blackjack',
  features: ['own_decisions'],
  help: blackjackHelp,
} as const;

export const blackjackTitles: readonly Title[] = [
  {
    ...common,
    rules: shoeRules,
    analyse: analyseShoe,
    vector: { bet: { stake: '1.00' }, actions: [{ type: 'insure' }, { type: 'stand' }] },
    prove: contradictionsOfShoe,
  },
];

/** The version with a full shoe for each card and insurance with the bet: its rounds are finished, recalled and verified. */
export const earlierBlackjackTitles: readonly Title[] = [
  {
    ...common,
    rules: blackjackRules,
    analyse: analyseBlackjack,
    vector: { bet: { stake: '1.00', insurance: true }, actions: [{ type: 'stand' }] },
    prove: contradictionsOfBlackjack,
  },
];
