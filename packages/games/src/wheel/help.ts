import type { HelpLine } from '../title.ts';
import { wheelSize } from './paytable.ts';

export const wheelHelp: readonly HelpLine[] = [
  { key: 'games.rules_wheel_spin', values: { cabins: wheelSize } },
  { key: 'games.rules_wheel_payout' },
  { key: 'games.rules_wheel_risk' },
];
