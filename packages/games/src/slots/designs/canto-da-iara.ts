import type { SlotDesign } from '../design.ts';

/** Canto da Iara, version 1. Never edited once played: a change is a new version beside it. */
export const cantoDaIara: SlotDesign = {
  game: 'canto-da-iara',
  version: 1,
  units: 40,
  maxStakeCents: 20000,
  most: {
    spin: 13530,
    ante: 12960,
  },
  columns: 5,
  rows: 3,
  symbols: ['perola', 'espelho', 'concha', 'peixe', 'A', 'K', 'Q', 'J', 'coringa', 'bau'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'K peixe Q peixe espelho J concha peixe Q A K espelho bau concha perola K J A Q concha J perola A',
        'J A peixe perola peixe J A J concha Q K Q peixe espelho K espelho coringa concha A Q K concha perola',
        'K peixe J concha A espelho perola coringa concha A J bau Q espelho K Q A peixe Q K J perola concha peixe',
        'espelho J Q concha K perola Q K perola peixe K espelho concha coringa Q J A J A peixe A concha peixe',
        'K concha Q peixe K J concha Q A coringa peixe perola peixe A bau Q J concha A espelho K espelho perola J',
      ],
    },
    ante: {
      kind: 'reels',
      reels: [
        'espelho K A concha perola concha peixe espelho K concha Q perola peixe bau J A K Q peixe J bau J A Q',
        'K A perola espelho perola J A Q coringa peixe concha K peixe J concha J Q K espelho Q concha peixe A',
        'A coringa concha espelho K peixe bau espelho Q A bau K J peixe J Q peixe perola A concha K J concha Q perola',
        'peixe concha A K perola Q espelho A coringa peixe K A perola espelho J Q J peixe Q concha J K concha',
        'coringa bau perola concha A K J perola K espelho Q concha peixe Q A Q K concha A peixe espelho J peixe bau J',
      ],
    },
  },
  wins: {
    kind: 'ways',
    pays: {
      perola: [12, 50, 250],
      espelho: [10, 30, 150],
      concha: [6, 18, 75],
      peixe: [6, 15, 60],
      A: [3, 7, 30],
      K: [3, 7, 30],
      Q: [1, 5, 18],
      J: [1, 5, 18],
    },
  },
  wild: {
    symbol: 'coringa',
    multiplier: 2,
  },
  scatter: {
    symbol: 'bau',
    pays: [0],
    trigger: 3,
  },
  picks: {
    prizes: [200, 200, 200, 400, 400, 600, 800, 1200, 2000, 4000],
    opened: 4,
  },
  prices: {
    ante: 220,
  },
};
