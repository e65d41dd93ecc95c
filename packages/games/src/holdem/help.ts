import type { HelpLine } from '../title.ts';

export const holdemHelp: readonly HelpLine[] = [
  { key: 'tablegames.rules_holdem_deal' },
  { key: 'tablegames.rules_stud_stake' },
  { key: 'tablegames.rules_ante_decide', values: { raise: 2 } },
  { key: 'tablegames.rules_holdem_hands' },
  { key: 'tablegames.rules_holdem_dealer' },
  { key: 'tablegames.rules_holdem_compare' },
  { key: 'tablegames.rules_holdem_side' },
  { key: 'tablegames.rules_hint' },
];
