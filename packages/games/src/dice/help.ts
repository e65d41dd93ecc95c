import type { HelpLine } from '../title.ts';

export const diceHelp: readonly HelpLine[] = [
  { key: 'games.rules_dice_target' },
  { key: 'games.rules_dice_roll' },
  { key: 'games.rules_dice_payout' },
];
