import type { Title } from '../title.ts';
import { analyseDragon } from './analysis.ts';
import { dragonHelp } from './help.ts';
import { dragonRules } from './rules.ts';

export const dragonTitles: readonly Title[] = [
  {
    rules: dragonRules,
    titleKey: 'tablegames.title_dragao_e_onca',
    engine: 'dragon',
    features: [],
    help: dragonHelp,
    analyse: analyseDragon,
    vector: { bet: { stake: '1.00', on: 'jaguar' } },
  },
];
