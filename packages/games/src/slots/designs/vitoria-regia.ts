import type { SlotDesign } from '../design.ts';

/** Vitória-Régia, version 1. Never edited once played: a change is a new version beside it. */
export const vitoriaRegia: SlotDesign = {
  game: 'vitoria-regia',
  version: 1,
  units: 50,
  maxStakeCents: 20000,
  most: {
    spin: 143392,
    buy: 138340,
  },
  columns: 5,
  rows: 4,
  symbols: ['flor', 'garca', 'sapo', 'peixe', 'A', 'K', 'Q', 'J', 'coringa', 'lua'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'J sapo peixe K lua A flor peixe Q K sapo peixe flor garca J K garca Q A sapo J Q A',
        'flor sapo A sapo Q J K lua sapo flor K peixe Q garca A peixe K J peixe Q garca J A coringa',
        'garca peixe J K A garca flor sapo J coringa J Q lua Q K Q sapo A flor peixe sapo K A peixe',
        'garca peixe Q garca A J sapo A lua Q sapo flor sapo J K flor K A coringa Q peixe K J peixe',
        'flor sapo peixe flor J peixe A sapo Q lua garca Q K sapo J K garca A Q A peixe K J',
      ],
    },
  },
  wins: {
    kind: 'ways',
    pays: {
      flor: [9, 35, 175],
      garca: [7, 24, 90],
      sapo: [5, 14, 45],
      peixe: [4, 12, 45],
      A: [1, 5, 18],
      K: [1, 5, 18],
      Q: [1, 4, 12],
      J: [1, 4, 12],
    },
  },
  wild: {
    symbol: 'coringa',
  },
  scatter: {
    symbol: 'lua',
    pays: [0, 0, 0, 50, 250, 1000],
    trigger: 3,
  },
  freeSpins: {
    awarded: [8, 10, 12],
    most: 24,
    multiplier: 2,
  },
  prices: {
    buy: 1200,
  },
};
