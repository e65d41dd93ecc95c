import type { Title } from '../title.ts';
import { analyseSicBo } from './analysis.ts';
import { sicBoHelp } from './help.ts';
import { sicBoRules } from './rules.ts';

export const sicBoTitles: readonly Title[] = [
  {
    rules: sicBoRules,
    titleKey: 'tablegames.title_sic_bo_carioca',
    engine: 'sicbo',
    features: ['many_bets'],
    help: sicBoHelp,
    analyse: analyseSicBo,
    vector: {
      bet: {
        bets: [
          { on: 'small', stake: '1.00' },
          { on: 'total:9', stake: '1.00' },
          { on: 'single:4', stake: '2.00' },
        ],
      },
    },
  },
];
