import type { SlotDesign } from '../design.ts';

/** Chuva de Caju, version 1. Never edited once played: a change is a new version beside it. */
export const chuvaDeCaju: SlotDesign = {
  game: 'chuva-de-caju',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 28800,
  },
  columns: 3,
  rows: 3,
  symbols: ['caju', 'manga', 'goiaba', 'abacaxi', 'acerola'],
  source: {
    base: {
      kind: 'cells',
      weights: {
        caju: 2,
        manga: 3,
        goiaba: 3,
        abacaxi: 4,
        acerola: 5,
      },
    },
  },
  wins: {
    kind: 'anywhere',
    least: [4, 5, 7],
    pays: {
      caju: [45, 125, 900],
      manga: [12, 45, 220],
      goiaba: [9, 25, 125],
      abacaxi: [4, 12, 65],
      acerola: [2, 6, 25],
    },
  },
  cascade: {
    kind: 'tumble',
    where: 'always',
    multipliers: [1, 1, 2, 4, 8, 16],
  },
};
