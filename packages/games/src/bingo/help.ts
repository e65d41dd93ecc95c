import type { HelpLine } from '../title.ts';
import { bingoBalls, bingoCardCounts, bingoDrawn } from './cards.ts';

export const bingoHelp: readonly HelpLine[] = [
  { key: 'games.rules_bingo_cards', values: { fewest: bingoCardCounts.fewest, most: bingoCardCounts.most } },
  { key: 'games.rules_bingo_stake' },
  { key: 'games.rules_bingo_draw', values: { drawn: bingoDrawn, balls: bingoBalls.length } },
  { key: 'games.rules_bingo_payout' },
  { key: 'games.rules_bingo_sheet' },
];
