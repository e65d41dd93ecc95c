import type { HelpLine } from '../title.ts';

export const sicBoHelp: readonly HelpLine[] = [
  { key: 'tablegames.rules_sicbo_dice' },
  { key: 'tablegames.rules_sicbo_many' },
  { key: 'tablegames.rules_sicbo_halves' },
  { key: 'tablegames.rules_sicbo_totals' },
  { key: 'tablegames.rules_sicbo_faces' },
  { key: 'tablegames.rules_sicbo_triples' },
];
