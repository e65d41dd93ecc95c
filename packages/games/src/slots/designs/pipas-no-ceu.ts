import type { SlotDesign } from '../design.ts';

/** Pipas no Céu, version 1. Never edited once played: a change is a new version beside it. */
export const pipasNoCeu: SlotDesign = {
  game: 'pipas-no-ceu',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 289880,
    buy: 287480,
  },
  columns: 5,
  rows: 4,
  symbols: ['pipa', 'arara', 'sol', 'carretel', 'nuvem', 'limao', 'uva', 'estrela', 'vento'],
  source: {
    base: {
      kind: 'cells',
      weights: {
        pipa: 5,
        arara: 6,
        sol: 7,
        carretel: 8,
        nuvem: 9,
        limao: 10,
        uva: 10,
        estrela: 2,
      },
    },
    free: {
      kind: 'cells',
      weights: {
        pipa: 5,
        arara: 6,
        sol: 7,
        carretel: 8,
        nuvem: 9,
        limao: 10,
        uva: 10,
        estrela: 1,
        vento: 2,
      },
    },
  },
  wins: {
    kind: 'anywhere',
    least: [6, 8, 11],
    pays: {
      pipa: [220, 650, 2200],
      arara: [110, 320, 1100],
      sol: [65, 160, 650],
      carretel: [32, 110, 320],
      nuvem: [22, 65, 220],
      limao: [12, 45, 125],
      uva: [10, 32, 110],
    },
  },
  scatter: {
    symbol: 'estrela',
    pays: [0, 0, 0, 20, 60, 200],
    trigger: 3,
  },
  freeSpins: {
    awarded: [8, 10, 12],
    most: 20,
    multiplier: 1,
    collect: {
      symbol: 'vento',
      each: 3,
      multipliers: [1, 2, 3, 4, 6],
    },
  },
  prices: {
    buy: 830,
  },
};
