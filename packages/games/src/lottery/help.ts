import type { HelpLine } from '../title.ts';
import { lotteryNumbers } from './paytable.ts';

const { picked, from, to } = lotteryNumbers;

export const lotteryHelp: readonly HelpLine[] = [
  { key: 'games.rules_lottery_pick', values: { picked, from, to } },
  { key: 'games.rules_lottery_quick' },
  { key: 'games.rules_lottery_draw', values: { picked } },
  { key: 'games.rules_lottery_payout' },
];
