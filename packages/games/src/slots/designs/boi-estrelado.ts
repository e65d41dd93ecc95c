import type { SlotDesign } from '../design.ts';
import { tenLines } from '../lines.ts';

/** Boi Estrelado, version 1. Never edited once played: a change is a new version beside it. */
export const boiEstrelado: SlotDesign = {
  game: 'boi-estrelado',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 91718,
    buy: 86382,
  },
  columns: 5,
  rows: 3,
  symbols: ['boi', 'fita', 'pandeiro', 'tambor', 'A', 'K', 'Q', 'J', 'coringa', 'estrela'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'J fita A Q K boi fita J tambor A tambor Q K J pandeiro tambor pandeiro K Q estrela A',
        'pandeiro J fita Q coringa K tambor pandeiro A J K tambor boi A Q J A estrela fita Q K',
        'J Q pandeiro fita A K tambor boi fita A estrela tambor J coringa K J Q A pandeiro Q K',
        'Q tambor fita K coringa Q A fita A boi pandeiro A J tambor K Q J estrela K J pandeiro',
        'Q J A J tambor J pandeiro K fita boi fita pandeiro Q K A tambor Q tambor K A estrela',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: tenLines,
    pays: {
      boi: [40, 200, 1100],
      fita: [15, 60, 300],
      pandeiro: [12, 45, 220],
      tambor: [8, 30, 150],
      A: [3, 12, 45],
      K: [3, 12, 45],
      Q: [2, 9, 40],
      J: [2, 9, 40],
    },
  },
  wild: {
    symbol: 'coringa',
    isExpanding: true,
  },
  scatter: {
    symbol: 'estrela',
    pays: [0, 0, 0, 20, 100, 500],
    trigger: 3,
  },
  freeSpins: {
    awarded: [6, 8, 10],
    most: 18,
    multiplier: 1,
    isSticky: true,
  },
  prices: {
    buy: 2300,
  },
};
