import type { HelpLine } from '../title.ts';
import { shoeDecks } from './shoe.ts';

export const baccaratHelp: readonly HelpLine[] = [
  { key: 'games.rules_baccarat_hands', values: { decks: shoeDecks } },
  { key: 'games.rules_baccarat_points' },
  { key: 'games.rules_baccarat_player' },
  { key: 'games.rules_baccarat_banker' },
  { key: 'games.rules_baccarat_payout' },
  { key: 'games.rules_baccarat_tie' },
];
