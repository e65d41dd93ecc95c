import type { HelpLine } from '../title.ts';
import { coroaDaOnca } from './coroa-da-onca.ts';

const { lines, scatterPays, freeSpins, wild, scatter } = coroaDaOnca;
const [three, four, five] = scatterPays;
const scatterKey = `games.symbol_${scatter}`;

export const coroaDaOncaHelp: readonly HelpLine[] = [
  { key: 'games.rules_slot_lines', values: { lines: lines.length } },
  { key: 'games.rules_slot_payout', values: { lines: lines.length } },
  { key: 'games.rules_slot_wild', values: { wild: `games.symbol_${wild}`, scatter: scatterKey } },
  { key: 'games.rules_slot_scatter', values: { scatter: scatterKey, three, four, five } },
  {
    key: 'games.rules_slot_free_spins',
    values: {
      scatter: scatterKey,
      awarded: freeSpins.awarded[0],
      most: freeSpins.most,
      multiplier: freeSpins.multiplier,
    },
  },
];
