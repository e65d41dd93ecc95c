import type { HelpLine } from '../title.ts';
import { gemKinds, gemsDrawn } from './paytable.ts';

export const gemsHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_gems_draw', values: { drawn: gemsDrawn, kinds: gemKinds.length } },
  { key: 'arcade.rules_gems_hands' },
  { key: 'arcade.rules_gems_payout' },
  { key: 'arcade.rules_gems_risk' },
  { key: 'arcade.rules_exact' },
];
