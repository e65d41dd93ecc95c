import type { Title } from '../title.ts';
import { analyseHiLo } from './analysis.ts';
import { hiLoHelp } from './help.ts';
import { hiLoRules } from './rules.ts';

export const hiLoTitles: readonly Title[] = [
  {
    rules: hiLoRules,
    titleKey: 'arcade.title_sobe_e_desce',
    engine: 'hi_lo',
    features: ['cash_out', 'own_decisions'],
    help: hiLoHelp,
    analyse: analyseHiLo,
    vector: {
      bet: { stake: '1.00' },
      actions: [{ type: 'skip' }, { type: 'guess', side: 'higher' }, { type: 'cash_out' }],
    },
  },
];
