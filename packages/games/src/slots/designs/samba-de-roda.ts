import type { SlotDesign } from '../design.ts';
import { tenLines } from '../lines.ts';

/** Samba de Roda, version 1. Never edited once played: a change is a new version beside it. */
export const sambaDeRoda: SlotDesign = {
  game: 'samba-de-roda',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 102800,
    ante: 106000,
  },
  columns: 5,
  rows: 3,
  symbols: ['pandeiro', 'tambor', 'viola', 'chapeu', 'A', 'K', 'Q', 'J', 'coringa', 'roda'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'tambor chapeu coringa pandeiro A roda Q J viola J K chapeu Q A J viola tambor K J chapeu A K Q viola pandeiro',
        'chapeu pandeiro A chapeu tambor Q coringa tambor J K J viola K A viola J A Q J Q viola pandeiro chapeu K',
        'chapeu A J viola coringa pandeiro K J viola K tambor Q chapeu A J chapeu Q A K J Q tambor viola pandeiro roda',
        'viola tambor viola J chapeu A J A K Q J K A viola Q pandeiro chapeu tambor K J chapeu coringa pandeiro Q',
        'chapeu J Q Q J viola viola Q chapeu pandeiro K J roda K coringa A J pandeiro K tambor chapeu A viola tambor A',
      ],
    },
    ante: {
      kind: 'reels',
      reels: [
        'coringa A roda Q viola K chapeu K Q K pandeiro tambor A viola pandeiro J roda chapeu J viola J A Q J chapeu tambor',
        'Q chapeu coringa chapeu J K J tambor Q A viola J pandeiro K viola tambor A pandeiro J Q viola chapeu K A',
        'tambor Q tambor roda coringa chapeu pandeiro K A K Q pandeiro J viola J K viola chapeu A chapeu viola J roda A Q J',
        'chapeu viola pandeiro Q A pandeiro K A chapeu viola K J viola Q J chapeu coringa tambor J A K tambor J Q',
        'K roda A pandeiro Q chapeu viola tambor chapeu K Q J Q K coringa roda J viola A chapeu tambor J pandeiro viola A J',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: tenLines,
    pays: {
      pandeiro: [80, 400, 2800],
      tambor: [55, 280, 1400],
      viola: [40, 175, 800],
      chapeu: [28, 110, 550],
      A: [14, 55, 280],
      K: [14, 55, 220],
      Q: [12, 40, 175],
      J: [12, 40, 175],
      coringa: [80, 550, 6000],
    },
  },
  wild: {
    symbol: 'coringa',
  },
  scatter: {
    symbol: 'roda',
    pays: [0],
    trigger: 3,
  },
  wheel: {
    segments: [
      {
        units: 200,
        weight: 9,
      },
      {
        units: 500,
        weight: 6,
        jackpot: 'mini',
      },
      {
        units: 300,
        weight: 8,
      },
      {
        units: 1000,
        weight: 4,
        jackpot: 'minor',
      },
      {
        units: 200,
        weight: 9,
      },
      {
        units: 400,
        weight: 7,
      },
      {
        units: 3000,
        weight: 2,
        jackpot: 'major',
      },
      {
        units: 300,
        weight: 8,
      },
      {
        units: 600,
        weight: 6,
      },
      {
        units: 100000,
        weight: 1,
        jackpot: 'grand',
      },
    ],
  },
  prices: {
    ante: 210,
  },
};
