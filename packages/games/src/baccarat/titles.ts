import type { Title } from '../title.ts';
import { analyseBaccarat } from './analysis.ts';
import { baccaratHelp } from './help.ts';
import { contradictionsOfBacaraImperial } from './prove.ts';
import { baccaratRules } from './rules.ts';

export const baccaratTitles: readonly Title[] = [
  {
    rules: baccaratRules,
    titleKey: 'games.title_bacara_imperial',
    engine: 'baccarat',
    features: [],
    help: baccaratHelp,
    analyse: analyseBaccarat,
    vector: { bet: { stake: '1.00', on: 'banker' } },
    prove: contradictionsOfBacaraImperial,
  },
];
