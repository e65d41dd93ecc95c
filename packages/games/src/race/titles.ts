import type { Title } from '../title.ts';
import { analyseRace } from './analysis.ts';
import { raceHelp } from './help.ts';
import { raceRules } from './rules.ts';

export const raceTitles: readonly Title[] = [
  {
    rules: raceRules,
    titleKey: 'games.title_moto_turbo',
    engine: 'race',
    features: ['many_bets', 'adjustable_risk'],
    help: raceHelp,
    analyse: analyseRace,
    vector: { bet: { stake: '1.00', targets: { sabia: 150, tucano: 300, carcara: null } } },
  },
];
