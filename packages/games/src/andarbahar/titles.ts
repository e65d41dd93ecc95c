import type { Title } from '../title.ts';
import { analyseAndarBahar } from './analysis.ts';
import { andarBaharHelp } from './help.ts';
import { andarBaharRules } from './rules.ts';

export const andarBaharTitles: readonly Title[] = [
  {
    rules: andarBaharRules,
    titleKey: 'tablegames.title_andar_bahar_tropical',
    engine: 'andarbahar',
    features: [],
    help: andarBaharHelp,
    analyse: analyseAndarBahar,
    vector: { bet: { stake: '1.00', on: 'bahar' } },
  },
];
