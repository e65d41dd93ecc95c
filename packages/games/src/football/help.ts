import type { HelpLine } from '../title.ts';
import { clubNames, goalsMost } from './clubs.ts';
import { footballReturned } from './markets.ts';
import { picksMost } from './slip.ts';

export const footballHelp: readonly HelpLine[] = [
  { key: 'games.rules_football_match', values: { clubs: clubNames.length } },
  { key: 'games.rules_football_goals', values: { most: goalsMost } },
  { key: 'games.rules_football_odds', values: { percent: Number(footballReturned) } },
  { key: 'games.rules_football_markets' },
  { key: 'games.rules_football_slip', values: { picks: picksMost } },
  { key: 'games.rules_football_multiple', values: { percent: Number(footballReturned) } },
  { key: 'games.rules_football_payout' },
];
