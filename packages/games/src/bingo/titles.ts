import type { Title } from '../title.ts';
import { analyseBingo } from './analysis.ts';
import { bingoHelp } from './help.ts';
import { bingoRules } from './rules.ts';

export const bingoTitles: readonly Title[] = [
  {
    rules: bingoRules,
    titleKey: 'games.title_bingo_da_praca',
    engine: 'bingo',
    features: ['many_cards'],
    help: bingoHelp,
    analyse: analyseBingo,
    vector: { bet: { stake: '1.00', cards: 4, sheet: 27 } },
  },
];
