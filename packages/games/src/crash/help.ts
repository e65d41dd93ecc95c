import type { HelpLine } from '../title.ts';

export const crashHelp: readonly HelpLine[] = [
  { key: 'games.rules_crash_target' },
  { key: 'games.rules_crash_flight' },
  { key: 'games.rules_crash_payout' },
  { key: 'games.rules_crash_chance' },
];

export const limboHelp: readonly HelpLine[] = [
  { key: 'games.rules_limbo_target' },
  { key: 'games.rules_limbo_draw' },
  { key: 'games.rules_crash_payout' },
  { key: 'games.rules_crash_chance' },
];
