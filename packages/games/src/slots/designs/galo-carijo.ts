import type { SlotDesign } from '../design.ts';

/** Galo Carijó, version 1. Never edited once played: a change is a new version beside it. */
export const galoCarijo: SlotDesign = {
  game: 'galo-carijo',
  version: 1,
  units: 40,
  maxStakeCents: 20000,
  most: {
    spin: 17822,
  },
  columns: 5,
  rows: 3,
  symbols: ['galo', 'milho', 'ovo', 'sol', 'A', 'K', 'Q', 'J', 'coringa'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'galo K A K sol J sol ovo J galo milho J Q A Q milho K sol ovo A Q ovo',
        'Q J K Q A sol A ovo galo K milho A J milho sol Q J galo ovo coringa sol ovo K',
        'Q ovo Q milho J sol galo A ovo K milho K sol coringa A J Q ovo K galo J A sol',
        'galo Q milho Q A ovo J sol ovo K coringa A ovo Q sol milho J K sol K J galo A',
        'milho Q galo ovo A ovo sol K A Q J sol K sol galo K J milho A J ovo Q',
      ],
    },
  },
  wins: {
    kind: 'ways',
    pays: {
      galo: [10, 45, 220],
      milho: [9, 28, 110],
      ovo: [5, 16, 65],
      sol: [5, 14, 55],
      A: [2, 7, 28],
      K: [2, 7, 28],
      Q: [1, 4, 16],
      J: [1, 4, 16],
    },
  },
  wild: {
    symbol: 'coringa',
  },
  cascade: {
    kind: 'redraw',
    where: 'always',
    multipliers: [1, 2, 3, 5, 8],
  },
};
