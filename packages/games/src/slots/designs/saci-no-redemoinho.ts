import type { SlotDesign } from '../design.ts';
import { tenLines } from '../lines.ts';

/** Saci no Redemoinho, version 1. Never edited once played: a change is a new version beside it. */
export const saciNoRedemoinho: SlotDesign = {
  game: 'saci-no-redemoinho',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 18511,
  },
  columns: 5,
  rows: 3,
  symbols: ['gorro', 'coruja', 'pinhao', 'folha', 'A', 'K', 'Q', 'J', 'redemoinho'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'K J K coruja pinhao Q K Q A coruja gorro folha Q folha A gorro A J folha pinhao J',
        'J coruja K pinhao folha pinhao gorro folha A Q folha coruja Q Q A K J K A J',
        'J A pinhao Q coruja gorro K A folha J gorro K Q A pinhao coruja K Q folha J',
        'coruja A coruja Q pinhao Q J folha K A folha gorro pinhao folha K Q J A K J',
        'coruja gorro A Q folha J folha Q A Q pinhao K J K redemoinho coruja K J gorro pinhao',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: tenLines,
    pays: {
      gorro: [12, 55, 300],
      coruja: [7, 30, 150],
      pinhao: [6, 18, 90],
      folha: [4, 12, 55],
      A: [2, 7, 30],
      K: [2, 6, 22],
      Q: [2, 4, 18],
      J: [2, 4, 18],
    },
  },
  wild: {
    symbol: 'redemoinho',
    isExpanding: true,
  },
  walk: {
    step: -1,
    mostRespins: 12,
  },
};
