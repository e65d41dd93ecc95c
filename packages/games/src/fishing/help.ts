import type { HelpLine } from '../title.ts';
import { fishKinds, fishReturned } from './kinds.ts';

const percent = (fishReturned.share * 100) / fishReturned.of;

export const fishingHelp: readonly HelpLine[] = [
  { key: 'games.rules_fishing_choose', values: { kinds: fishKinds.length } },
  { key: 'games.rules_fishing_shot' },
  { key: 'games.rules_fishing_chance', values: { percent } },
  { key: 'games.rules_fishing_swim' },
];
