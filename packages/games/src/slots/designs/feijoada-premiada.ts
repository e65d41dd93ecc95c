import type { SlotDesign } from '../design.ts';

/** Feijoada Premiada, version 1. Never edited once played: a change is a new version beside it. */
export const feijoadaPremiada: SlotDesign = {
  game: 'feijoada-premiada',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 27900,
  },
  columns: 4,
  rows: 3,
  symbols: ['feijao', 'linguica', 'laranja', 'couve', 'farofa'],
  source: {
    base: {
      kind: 'cells',
      weights: {
        feijao: 1,
        linguica: 2,
        laranja: 2,
        couve: 2,
        farofa: 3,
      },
    },
  },
  wins: {
    kind: 'anywhere',
    least: [5, 6, 8],
    pays: {
      feijao: [35, 175, 900],
      linguica: [7, 28, 100],
      laranja: [5, 20, 90],
      couve: [4, 18, 70],
      farofa: [2, 7, 35],
    },
  },
  cascade: {
    kind: 'tumble',
    where: 'always',
    multipliers: [1, 2, 3, 5, 8, 12],
  },
};
