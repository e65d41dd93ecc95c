import type { SlotDesign } from '../design.ts';

/** Arraiá da Sorte, version 1. Never edited once played: a change is a new version beside it. */
export const arraiaDaSorte: SlotDesign = {
  game: 'arraia-da-sorte',
  version: 1,
  units: 20,
  maxStakeCents: 5000,
  most: {
    spin: 1257300,
    ante: 1257300,
    buy: 1219200,
  },
  columns: 6,
  rows: 5,
  symbols: ['sanfona', 'fogueira', 'chapeu', 'milho', 'bandeira', 'coco', 'limao', 'uva', 'estrela'],
  source: {
    base: {
      kind: 'cells',
      weights: {
        sanfona: 4,
        fogueira: 5,
        chapeu: 6,
        milho: 7,
        bandeira: 8,
        coco: 9,
        limao: 10,
        uva: 10,
        estrela: 1,
      },
    },
    ante: {
      kind: 'cells',
      weights: {
        sanfona: 4,
        fogueira: 5,
        chapeu: 6,
        milho: 7,
        bandeira: 8,
        coco: 9,
        limao: 10,
        uva: 9,
        estrela: 2,
      },
    },
  },
  wins: {
    kind: 'anywhere',
    least: [8, 10, 12],
    pays: {
      sanfona: [250, 650, 1250],
      fogueira: [65, 250, 650],
      chapeu: [50, 125, 400],
      milho: [40, 50, 320],
      bandeira: [25, 40, 250],
      coco: [20, 32, 200],
      limao: [12, 25, 125],
      uva: [10, 24, 100],
    },
  },
  scatter: {
    symbol: 'estrela',
    pays: [0, 0, 0, 0, 60, 100, 2000],
    trigger: 4,
  },
  cascade: {
    kind: 'redraw',
    where: 'always',
    multipliers: [1, 2, 3, 5, 8],
  },
  freeSpins: {
    awarded: [8],
    most: 16,
    multiplier: 2,
  },
  prices: {
    ante: 115,
    buy: 1560,
  },
};
