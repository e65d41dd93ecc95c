import type { HelpLine } from '../title.ts';

export const andarBaharHelp: readonly HelpLine[] = [
  { key: 'tablegames.rules_andar_middle' },
  { key: 'tablegames.rules_andar_deal' },
  { key: 'tablegames.rules_andar_match' },
  { key: 'tablegames.rules_andar_pays' },
  { key: 'tablegames.rules_andar_count' },
];
