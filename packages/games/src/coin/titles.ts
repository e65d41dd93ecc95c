import type { Title } from '../title.ts';
import { analyseCoin } from './analysis.ts';
import { coinHelp } from './help.ts';
import { coinRules } from './rules.ts';

export const coinTitles: readonly Title[] = [
  {
    rules: coinRules,
    titleKey: 'arcade.title_cara_ou_coroa',
    engine: 'coin',
    features: ['cash_out'],
    help: coinHelp,
    analyse: analyseCoin,
    vector: {
      bet: { stake: '1.00' },
      actions: [{ type: 'call', side: 'heads' }, { type: 'cash_out' }],
    },
  },
];
