import type { SlotDesign } from '../design.ts';
import { tenLines } from '../lines.ts';

/** Noite de Carnaval, version 1. Never edited once played: a change is a new version beside it. */
export const noiteDeCarnaval: SlotDesign = {
  game: 'noite-de-carnaval',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 291696,
    buy: 280144,
  },
  columns: 5,
  rows: 3,
  symbols: ['mascara', 'pandeiro', 'pluma', 'confete', 'A', 'K', 'Q', 'J', 'coringa', 'estrela'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'pluma Q J confete estrela K J Q J pluma pandeiro J mascara A pandeiro A Q confete A confete mascara K pluma K',
        'J pandeiro A pandeiro A confete K confete pluma Q pluma Q mascara K coringa K J Q mascara A J estrela J Q confete',
        'pluma K Q estrela mascara pandeiro confete A Q confete K A pluma J coringa J pluma confete K J A mascara pandeiro Q J',
        'Q mascara J coringa K mascara A confete K estrela J confete pandeiro Q J Q pandeiro pluma Q A confete A J pluma K',
        'J A Q confete K Q pluma estrela A mascara pluma confete A J K pandeiro pluma K J pandeiro Q mascara J confete',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: tenLines,
    pays: {
      mascara: [45, 220, 1500],
      pandeiro: [30, 150, 750],
      pluma: [22, 90, 450],
      confete: [15, 60, 300],
      A: [7, 30, 150],
      K: [7, 30, 120],
      Q: [6, 22, 90],
      J: [6, 22, 90],
    },
  },
  wild: {
    symbol: 'coringa',
    isExpanding: true,
  },
  scatter: {
    symbol: 'estrela',
    pays: [0, 0, 0, 40, 200, 1000],
    trigger: 3,
  },
  freeSpins: {
    awarded: [8, 10, 12],
    most: 24,
    multiplier: 2,
  },
  prices: {
    buy: 1400,
  },
};
