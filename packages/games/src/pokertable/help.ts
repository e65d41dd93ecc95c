import type { HelpLine } from '../title.ts';

export const threeCardHelp: readonly HelpLine[] = [
  { key: 'tablegames.rules_three_deal' },
  { key: 'tablegames.rules_three_stake' },
  { key: 'tablegames.rules_ante_decide', values: { raise: 1 } },
  { key: 'tablegames.rules_three_dealer' },
  { key: 'tablegames.rules_ante_compare' },
  { key: 'tablegames.rules_three_bonus' },
  { key: 'tablegames.rules_three_side' },
  { key: 'tablegames.rules_hint' },
];

export const studHelp: readonly HelpLine[] = [
  { key: 'tablegames.rules_stud_deal' },
  { key: 'tablegames.rules_stud_stake' },
  { key: 'tablegames.rules_ante_decide', values: { raise: 2 } },
  { key: 'tablegames.rules_stud_dealer' },
  { key: 'tablegames.rules_ante_compare' },
  { key: 'tablegames.rules_stud_raise' },
  { key: 'tablegames.rules_hint' },
];
