import type { HelpLine } from '../title.ts';
import { minesCount, tiles } from './ladder.ts';
import { minesRules } from './rules.ts';

export const minesHelp: readonly HelpLine[] = [
  { key: 'games.rules_mines_field', values: { tiles, fewest: minesCount.fewest, most: minesCount.most } },
  { key: 'games.rules_mines_pick' },
  { key: 'games.rules_mines_cash_out' },
  { key: 'games.rules_mines_laid' },
  { key: 'games.rules_mines_payout' },
  { key: 'games.rules_mines_maximum', values: { amountCents: Number(minesRules.limits.maxPayoutCents) } },
];
