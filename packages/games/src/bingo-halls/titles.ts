import type { Title } from '../title.ts';
import { analyseBolaExtra, analyseCoreto, analyseJunino } from './analysis.ts';
import { bolaExtraHelp, coretoHelp, juninoHelp } from './help.ts';
import { bolaExtraRules, coretoRules, juninoRules } from './rules.ts';

export const bingoHallTitles: readonly Title[] = [
  {
    rules: juninoRules,
    titleKey: 'games.title_bingo_junino',
    engine: 'bingo',
    features: ['many_cards'],
    help: juninoHelp,
    analyse: analyseJunino,
    vector: { bet: { stake: '1.00', cards: 3, sheet: 24 } },
  },
  {
    rules: coretoRules,
    titleKey: 'draws.title_bingo_do_coreto',
    engine: 'bingo',
    features: ['many_cards'],
    help: coretoHelp,
    analyse: analyseCoreto,
    vector: { bet: { stake: '0.50', cards: 6, sheet: 90 } },
  },
  {
    rules: bolaExtraRules,
    titleKey: 'draws.title_bola_extra',
    engine: 'bingo',
    features: ['many_cards', 'extra_balls'],
    help: bolaExtraHelp,
    analyse: analyseBolaExtra,
    vector: { bet: { stake: '1.00', cards: 4, sheet: 60 } },
  },
];
