import type { SlotDesign } from '../design.ts';

/** Tuiuiú do Pantanal, version 1. Never edited once played: a change is a new version beside it. */
export const tuiuiuDoPantanal: SlotDesign = {
  game: 'tuiuiu-do-pantanal',
  version: 1,
  units: 40,
  maxStakeCents: 20000,
  most: {
    spin: 132921,
  },
  columns: 5,
  rows: 4,
  symbols: ['tuiuiu', 'jacare', 'onca', 'flor', 'A', 'K', 'Q', 'J', 'coringa', 'sol', 'pena'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'onca Q jacare A tuiuiu K onca flor A flor K Q onca J jacare J sol J tuiuiu Q A K flor',
        'J jacare coringa tuiuiu jacare flor A K J A Q J A Q sol onca K onca flor tuiuiu K flor onca Q',
        'tuiuiu onca jacare Q A K jacare A tuiuiu flor onca sol K J J onca J flor Q K flor coringa A Q',
        'A K onca sol flor A Q K J onca J Q flor jacare tuiuiu K tuiuiu coringa J onca Q flor A jacare',
        'K onca A Q A onca jacare flor J tuiuiu J flor K Q flor sol A J onca Q jacare K tuiuiu',
      ],
    },
    free: {
      kind: 'reels',
      reels: [
        'K Q onca K Q J tuiuiu A Q flor A jacare flor J sol tuiuiu onca K flor J onca A jacare',
        'tuiuiu A jacare flor onca jacare K Q coringa A tuiuiu Q onca J K Q flor onca A K flor pena J',
        'tuiuiu K J coringa flor Q tuiuiu A onca jacare onca A jacare J Q K A K onca flor sol flor J Q',
        'K tuiuiu A onca jacare K Q tuiuiu J onca A flor Q flor coringa onca pena Q jacare J A K flor',
        'K pena tuiuiu A tuiuiu onca pena K A onca K A onca sol jacare Q flor jacare Q J flor J flor',
      ],
    },
  },
  wins: {
    kind: 'ways',
    pays: {
      tuiuiu: [9, 35, 175],
      jacare: [7, 22, 90],
      onca: [5, 14, 45],
      flor: [3, 12, 45],
      A: [1, 5, 18],
      K: [1, 5, 18],
      Q: [1, 3, 12],
      J: [1, 3, 12],
    },
  },
  wild: {
    symbol: 'coringa',
  },
  scatter: {
    symbol: 'sol',
    pays: [0, 0, 0, 40, 200, 800],
    trigger: 3,
  },
  freeSpins: {
    awarded: [8, 10, 12],
    most: 20,
    multiplier: 1,
    collect: {
      symbol: 'pena',
      each: 3,
      multipliers: [1, 2, 3, 5],
    },
  },
};
