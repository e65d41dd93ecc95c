import type { Title } from '../title.ts';
import { analyseIpe, analyseTrevo } from './analysis.ts';
import { ipeHelp, lotteryHelp } from './help.ts';
import { ipeRules, lotteryRules } from './rules.ts';

export const lotteryTitles: readonly Title[] = [
  {
    rules: lotteryRules,
    titleKey: 'games.title_sorte_do_trevo',
    engine: 'lottery',
    features: ['quick_pick'],
    help: lotteryHelp,
    analyse: analyseTrevo,
    vector: { bet: { stake: '1.00', numbers: null } },
  },
  {
    rules: ipeRules,
    titleKey: 'draws.title_ipe_de_ouro',
    engine: 'lottery',
    features: ['quick_pick'],
    help: ipeHelp,
    analyse: analyseIpe,
    vector: { bet: { stake: '1.00', numbers: [4, 15, 23, 36, 47, 60] } },
  },
];
