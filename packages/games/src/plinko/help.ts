import type { HelpLine } from '../title.ts';
import { plinkoRows } from './paytable.ts';

export const plinkoHelp: readonly HelpLine[] = [
  { key: 'games.rules_plinko_rows', values: { ...plinkoRows } },
  { key: 'games.rules_plinko_slots' },
  { key: 'games.rules_plinko_risk' },
];
