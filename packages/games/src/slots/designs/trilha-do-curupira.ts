import type { SlotDesign } from '../design.ts';
import { tenLines } from '../lines.ts';

/** Trilha do Curupira, version 1. Never edited once played: a change is a new version beside it. */
export const trilhaDoCurupira: SlotDesign = {
  game: 'trilha-do-curupira',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 92603,
    ante: 85753,
  },
  columns: 5,
  rows: 3,
  symbols: ['fogo', 'onca', 'coruja', 'folha', 'A', 'K', 'Q', 'J', 'pegada'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'onca A Q A J onca folha coruja J A Q K folha J onca coruja Q K folha K fogo J pegada A K Q coruja folha K A Q J fogo',
        'K folha J coruja Q folha A coruja fogo K Q A folha K J A Q onca fogo onca J',
        'Q J A coruja Q K Q A K fogo K coruja onca A J folha fogo onca folha J folha',
        'coruja A fogo J A Q coruja J folha onca K J Q folha K onca Q folha K A fogo',
        'onca J Q folha K J A J folha A K Q A K onca Q coruja fogo fogo coruja folha',
      ],
    },
    ante: {
      kind: 'reels',
      reels: [
        'A coruja J onca J folha Q K fogo J Q onca Q pegada K A K A Q folha coruja folha J',
        'K onca Q coruja J folha fogo A fogo Q A K folha K onca Q J folha A J coruja',
        'A coruja onca J K onca J fogo Q fogo K folha Q A folha coruja folha A Q K J',
        'coruja K J A fogo folha K A onca K J coruja A folha J Q folha Q onca Q fogo',
        'K J K A onca fogo A J A K J Q coruja folha onca folha coruja Q folha Q fogo',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: tenLines,
    pays: {
      fogo: [35, 175, 1400],
      onca: [18, 90, 550],
      coruja: [14, 55, 280],
      folha: [9, 28, 140],
      A: [4, 18, 70],
      K: [4, 14, 55],
      Q: [4, 10, 45],
      J: [4, 10, 45],
    },
  },
  wild: {
    symbol: 'pegada',
    isExpanding: true,
  },
  walk: {
    step: 1,
    mostRespins: 12,
  },
  prices: {
    ante: 215,
  },
};
