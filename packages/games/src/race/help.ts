import type { HelpLine } from '../title.ts';
import { raceReturned } from './bikes.ts';

export const raceHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_race_choose' },
  { key: 'arcade.rules_race_own' },
  { key: 'arcade.rules_race_payout' },
  { key: 'arcade.rules_race_chance', values: { percent: raceReturned } },
  { key: 'arcade.rules_race_finish' },
];
