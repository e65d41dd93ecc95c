import type { SlotDesign } from '../design.ts';
import { eightLines } from '../lines.ts';

/** Cordel da Sorte, version 1. Never edited once played: a change is a new version beside it. */
export const cordelDaSorte: SlotDesign = {
  game: 'cordel-da-sorte',
  version: 1,
  units: 40,
  maxStakeCents: 20000,
  most: {
    spin: 790,
  },
  columns: 3,
  rows: 3,
  symbols: ['sol', 'galo', 'viola', 'chapeu', 'cacto', 'coringa'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'viola chapeu galo cacto viola chapeu cacto sol galo sol coringa cacto chapeu cacto viola cacto galo cacto chapeu viola chapeu cacto',
        'chapeu sol chapeu galo cacto viola cacto chapeu viola cacto coringa cacto cacto galo chapeu viola cacto galo cacto chapeu sol viola',
        'sol chapeu cacto chapeu sol viola chapeu cacto chapeu viola cacto galo cacto viola galo chapeu cacto cacto viola cacto galo coringa',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: eightLines,
    pays: {
      sol: [110],
      galo: [65],
      viola: [40],
      chapeu: [25],
      cacto: [15],
    },
  },
  wild: {
    symbol: 'coringa',
    isExpanding: true,
  },
};
