import type { SlotDesign } from '../design.ts';

/** Esmeraldas de Minas, version 1. Never edited once played: a change is a new version beside it. */
export const esmeraldasDeMinasFirst: SlotDesign = {
  game: 'esmeraldas-de-minas',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 412000,
  },
  columns: 4,
  rows: 4,
  symbols: ['esmeralda', 'pepita', 'lampiao', 'picareta', 'quartzo'],
  source: {
    base: {
      kind: 'cells',
      weights: {
        esmeralda: 2,
        pepita: 3,
        lampiao: 4,
        picareta: 5,
        quartzo: 6,
      },
    },
  },
  wins: {
    kind: 'cluster',
    least: [5, 6, 8, 10],
    pays: {
      esmeralda: [120, 240, 750, 4000],
      pepita: [60, 120, 400, 1500],
      lampiao: [30, 60, 180, 750],
      picareta: [15, 30, 90, 400],
      quartzo: [9, 18, 60, 220],
    },
  },
  mystery: [
    {
      multiplier: 1,
      weight: 600,
    },
    {
      multiplier: 2,
      weight: 200,
    },
    {
      multiplier: 3,
      weight: 100,
    },
    {
      multiplier: 5,
      weight: 60,
    },
    {
      multiplier: 10,
      weight: 35,
    },
    {
      multiplier: 100,
      weight: 5,
    },
  ],
};

/** Esmeraldas de Minas, version 2: the same machine with a jackpot of its own. */
export const esmeraldasDeMinas: SlotDesign = {
  ...esmeraldasDeMinasFirst,
  version: 2,
  jackpot: { seedCents: 1_000_000, contribution: 75, ticketsCents: 200_000_000 },
};
