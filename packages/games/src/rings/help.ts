import type { HelpLine } from '../title.ts';
import { ringsThrown, throwsOf } from './paytable.ts';

export const ringsHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_rings_throw', values: { rings: ringsThrown } },
  {
    key: 'arcade.rules_rings_distance',
    values: { near: throwsOf('near'), middle: throwsOf('middle'), far: throwsOf('far') },
  },
  { key: 'arcade.rules_rings_own' },
  { key: 'arcade.rules_rings_payout' },
  { key: 'arcade.rules_exact' },
];
