import type { Title } from '../title.ts';
import { analyseCoroaDaOnca } from './analysis.ts';
import { coroaDaOncaHelp } from './help.ts';
import { contradictionsOfCoroaDaOnca } from './prove.ts';
import { coroaDaOncaRules } from './rules.ts';

export const slotsTitles: readonly Title[] = [
  {
    rules: coroaDaOncaRules,
    titleKey: 'games.title_coroa_da_onca',
    engine: 'slots',
    features: ['wilds', 'scatters', 'free_spins'],
    help: coroaDaOncaHelp,
    analyse: analyseCoroaDaOnca,
    vector: { bet: { stake: '2.00' } },
    prove: contradictionsOfCoroaDaOnca,
  },
];
