import type { SlotDesign } from '../design.ts';

/** Diamante Azul, version 1. Never edited once played: a change is a new version beside it. */
export const diamanteAzul: SlotDesign = {
  game: 'diamante-azul',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 37260,
  },
  columns: 4,
  rows: 4,
  symbols: ['diamante', 'rubi', 'esmeralda', 'topazio'],
  source: {
    base: {
      kind: 'cells',
      weights: { topazio: 6, esmeralda: 5, rubi: 4, diamante: 3 },
    },
  },
  wins: {
    kind: 'cluster',
    least: [5, 7, 9, 11],
    pays: {
      diamante: [40, 120, 400, 1600],
      rubi: [20, 65, 200, 800],
      esmeralda: [12, 32, 100, 400],
      topazio: [6, 16, 50, 200],
    },
  },
  cascade: {
    kind: 'redraw',
    where: 'always',
    multipliers: [1, 2, 4, 6, 10],
  },
};
