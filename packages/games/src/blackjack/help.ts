import type { HelpLine } from '../title.ts';
import { insuranceReturn } from './shoe/insurance.ts';
import { dealerLevel, dealerStands, doubleTotals, shoeDecks } from './table.ts';

export const blackjackHelp: readonly HelpLine[] = [
  { key: 'tablegames.rules_blackjack_aim' },
  { key: 'tablegames.rules_blackjack_dealt', values: { decks: shoeDecks } },
  { key: 'tablegames.rules_blackjack_dealer', values: { stands: dealerStands, level: dealerLevel } },
  { key: 'tablegames.rules_blackjack_natural' },
  {
    key: 'tablegames.rules_blackjack_double',
    values: { least: doubleTotals.least, most: doubleTotals.most },
  },
  { key: 'tablegames.rules_blackjack_split' },
  { key: 'tablegames.rules_blackjack_insurance', values: { percent: insuranceReturn } },
  { key: 'tablegames.rules_hint' },
];
