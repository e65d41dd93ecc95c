import type { Title } from '../title.ts';
import { analyseMines } from './analysis.ts';
import { minesHelp } from './help.ts';
import { minesRules } from './rules.ts';

export const minesTitles: readonly Title[] = [
  {
    rules: minesRules,
    titleKey: 'games.title_minas_do_sertao',
    engine: 'mines',
    features: ['cash_out', 'adjustable_risk'],
    help: minesHelp,
    analyse: analyseMines,
    vector: { bet: { stake: '1.00', mines: 1 }, actions: [{ type: 'pick', tile: 12 }, { type: 'cash_out' }] },
  },
];
