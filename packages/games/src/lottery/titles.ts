import type { Title } from '../title.ts';
import { analyseLottery } from './analysis.ts';
import { lotteryHelp } from './help.ts';
import { lotteryRules } from './rules.ts';

export const lotteryTitles: readonly Title[] = [
  {
    rules: lotteryRules,
    titleKey: 'games.title_sorte_do_trevo',
    engine: 'lottery',
    features: ['quick_pick'],
    help: lotteryHelp,
    analyse: analyseLottery,
    vector: { bet: { stake: '1.00', numbers: null } },
  },
];
