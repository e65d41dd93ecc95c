import type { SlotDesign } from '../design.ts';
import { tenLines } from '../lines.ts';

/** Circo da Alegria, version 1. Never edited once played: a change is a new version beside it. */
export const circoDaAlegria: SlotDesign = {
  game: 'circo-da-alegria',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 2600,
  },
  columns: 5,
  rows: 3,
  symbols: ['tenda', 'leao', 'bola', 'cartola', 'A', 'K', 'Q', 'J', 'coringa', 'bau'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'bola cartola J Q cartola J Q A bola Q K cartola A tenda K K bola tenda leao A leao J bau',
        'tenda leao coringa Q J Q bola J A cartola bola tenda cartola bau J A bola cartola K leao A K Q K',
        'cartola coringa tenda J A bola Q K Q cartola K J tenda K cartola A bola bau Q A leao bola J leao',
        'leao A bola bau leao J bola Q J Q A K cartola J Q K tenda cartola K cartola bola A coringa tenda',
        'bola K leao J tenda K bau Q cartola A leao A cartola Q tenda Q bola J A bola K J coringa cartola',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: tenLines,
    pays: {
      tenda: [60, 240, 1200],
      leao: [50, 200, 700],
      bola: [36, 120, 500],
      cartola: [24, 100, 350],
      A: [12, 50, 200],
      K: [12, 50, 200],
      Q: [10, 36, 140],
      J: [10, 36, 140],
    },
  },
  wild: {
    symbol: 'coringa',
  },
  scatter: {
    symbol: 'bau',
    pays: [0],
    trigger: 3,
  },
  picks: {
    prizes: [20, 20, 40, 40, 60, 60, 100, 100, 200, 300, 500, 1000],
    opened: 3,
  },
};
