import type { HelpLine } from '../title.ts';
import { towerFloors } from './ladder.ts';

export const towerHelp: readonly HelpLine[] = [
  { key: 'games.rules_tower_climb', values: { floors: towerFloors } },
  { key: 'games.rules_tower_risk' },
  { key: 'games.rules_tower_cash_out' },
  { key: 'games.rules_tower_payout' },
];
