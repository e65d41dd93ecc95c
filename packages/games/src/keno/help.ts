import type { HelpLine } from '../title.ts';
import { kenoDrawn, kenoNumbers, kenoPicks } from './paytable.ts';

export const kenoHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_keno_pick', values: { ...kenoPicks, numbers: kenoNumbers.to } },
  { key: 'arcade.rules_keno_draw', values: { drawn: kenoDrawn } },
  { key: 'arcade.rules_keno_payout' },
  { key: 'arcade.rules_keno_risk' },
  { key: 'arcade.rules_exact' },
];
