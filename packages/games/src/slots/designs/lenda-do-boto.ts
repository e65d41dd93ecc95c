import type { SlotDesign } from '../design.ts';

/** Lenda do Boto, version 1. Never edited once played: a change is a new version beside it. */
export const lendaDoBoto: SlotDesign = {
  game: 'lenda-do-boto',
  version: 1,
  units: 50,
  maxStakeCents: 20000,
  most: {
    spin: 108174,
    buy: 107142,
  },
  columns: 5,
  rows: 3,
  symbols: ['boto', 'chapeu', 'canoa', 'peixe', 'A', 'K', 'Q', 'J', 'coringa', 'lua'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'K lua chapeu peixe Q A peixe K J chapeu Q boto A K Q J A J peixe canoa canoa',
        'canoa J peixe chapeu A K coringa J A K lua K canoa Q peixe A boto Q Q chapeu J peixe',
        'A K Q canoa K Q canoa chapeu J coringa A chapeu A peixe Q boto J K lua peixe J peixe',
        'coringa Q canoa K Q A K J chapeu K A lua A Q peixe canoa peixe J peixe chapeu J boto',
        'A canoa peixe chapeu J K A lua peixe boto J K canoa Q K peixe A Q J chapeu Q',
      ],
    },
  },
  wins: {
    kind: 'ways',
    pays: {
      boto: [8, 40, 240],
      chapeu: [7, 20, 100],
      canoa: [4, 12, 50],
      peixe: [3, 8, 32],
      A: [1, 4, 16],
      K: [1, 4, 16],
      Q: [1, 2, 10],
      J: [1, 2, 10],
    },
  },
  wild: {
    symbol: 'coringa',
    isExpanding: true,
  },
  scatter: {
    symbol: 'lua',
    pays: [0, 0, 0, 50, 250, 1000],
    trigger: 3,
  },
  freeSpins: {
    awarded: [6, 8, 10],
    most: 16,
    multiplier: 1,
    isSticky: true,
  },
  prices: {
    buy: 2500,
  },
};
