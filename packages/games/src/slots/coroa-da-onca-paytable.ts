import { twentyLines } from './lines.ts';
import type { SlotPaytable } from './title.ts';

/** What Coroa da Onça, version 1, pays. Never edited once played: a change is a new version beside it. */
export const coroaDaOncaPaytable: SlotPaytable = {
  game: 'coroa-da-onca',
  version: 1,
  symbols: ['onca', 'coroa', 'arara', 'diamante', 'flor', 'A', 'K', 'Q', 'J', '10', 'coringa', 'lua'],
  wild: 'coringa',
  scatter: 'lua',
  lines: twentyLines,
  pays: {
    onca: [75, 300, 1500],
    coroa: [50, 250, 1000],
    arara: [50, 150, 750],
    diamante: [30, 100, 400],
    flor: [25, 75, 300],
    A: [15, 50, 200],
    K: [15, 50, 200],
    Q: [15, 40, 150],
    J: [10, 40, 100],
    '10': [10, 30, 100],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [10, 10, 10], most: 30, multiplier: 3 },
};
