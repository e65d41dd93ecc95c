import type { Title } from '../title.ts';
import { analyseCarnaval, analyseTesouro, analyseTropical } from './analysis.ts';
import { carnavalHelp, tesouroHelp, tropicalHelp } from './help.ts';
import { carnavalRules, tesouroRules, tropicalRules } from './rules.ts';

const vector = { bet: { stake: '1.00' } };

export const scratchTitles: readonly Title[] = [
  {
    rules: tropicalRules,
    titleKey: 'games.title_raspa_tropical',
    engine: 'scratch',
    features: ['scratching'],
    help: tropicalHelp,
    analyse: analyseTropical,
    vector,
  },
  {
    rules: carnavalRules,
    titleKey: 'draws.title_raspa_carnaval',
    engine: 'scratch',
    features: ['scratching'],
    help: carnavalHelp,
    analyse: analyseCarnaval,
    vector,
  },
  {
    rules: tesouroRules,
    titleKey: 'draws.title_chave_do_tesouro',
    engine: 'scratch',
    features: ['scratching'],
    help: tesouroHelp,
    analyse: analyseTesouro,
    vector,
  },
];
