import type { HelpLine } from '../title.ts';
import { dragonDecks, dragonPays } from './bets.ts';

export const dragonHelp: readonly HelpLine[] = [
  { key: 'tablegames.rules_dragon_cards', values: { decks: dragonDecks } },
  { key: 'tablegames.rules_dragon_order' },
  { key: 'tablegames.rules_dragon_sides' },
  { key: 'tablegames.rules_dragon_tie' },
  {
    key: 'tablegames.rules_dragon_tie_bets',
    values: { tie: dragonPays.tie / 10_000, suited: dragonPays.suited_tie / 10_000 },
  },
];
