import type { SlotDesign } from '../design.ts';

/** Praia Dourada, version 1. Never edited once played: a change is a new version beside it. */
export const praiaDourada: SlotDesign = {
  game: 'praia-dourada',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 2300,
  },
  columns: 5,
  rows: 3,
  symbols: ['coco', 'guardasol', 'caranguejo', 'concha', 'abacaxi', 'onda', 'bau'],
  source: {
    base: {
      kind: 'cells',
      weights: {
        coco: 4,
        guardasol: 5,
        caranguejo: 6,
        concha: 7,
        abacaxi: 8,
        onda: 9,
        bau: 1,
      },
    },
  },
  wins: {
    kind: 'anywhere',
    least: [5, 7, 9],
    pays: {
      coco: [120, 400, 2000],
      guardasol: [75, 240, 1000],
      caranguejo: [40, 120, 500],
      concha: [30, 75, 300],
      abacaxi: [20, 50, 200],
      onda: [12, 40, 150],
    },
  },
  scatter: {
    symbol: 'bau',
    pays: [0],
    trigger: 3,
  },
  picks: {
    prizes: [20, 20, 40, 40, 60, 60, 80, 100, 200],
    opened: 2,
  },
};
