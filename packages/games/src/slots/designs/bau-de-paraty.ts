import type { SlotDesign } from '../design.ts';
import { fiveLines } from '../lines.ts';

/** Baú de Paraty, version 1. Never edited once played: a change is a new version beside it. */
export const bauDeParaty: SlotDesign = {
  game: 'bau-de-paraty',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 13070,
    ante: 13070,
  },
  columns: 3,
  rows: 3,
  symbols: ['bussola', 'mapa', 'leme', 'ancora', 'coringa', 'moeda'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'mapa bussola ancora bussola ancora leme ancora mapa ancora leme mapa coringa moeda moeda ancora leme ancora leme',
        'ancora leme ancora mapa bussola leme ancora mapa leme bussola leme ancora mapa coringa ancora moeda moeda ancora',
        'moeda moeda leme ancora leme ancora coringa ancora bussola mapa ancora leme bussola mapa ancora leme ancora mapa',
      ],
    },
    ante: {
      kind: 'reels',
      reels: [
        'mapa ancora bussola leme moeda moeda leme ancora leme mapa leme coringa ancora bussola ancora moeda moeda ancora mapa leme ancora',
        'ancora leme coringa leme mapa bussola ancora ancora ancora bussola leme moeda moeda mapa leme ancora moeda moeda mapa ancora leme',
        'ancora leme bussola leme ancora moeda moeda mapa ancora mapa ancora leme ancora mapa bussola leme coringa leme ancora moeda moeda',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: fiveLines,
    pays: {
      bussola: [140],
      mapa: [70],
      leme: [36],
      ancora: [18],
      coringa: [350],
    },
  },
  wild: {
    symbol: 'coringa',
  },
  hold: {
    coin: 'moeda',
    trigger: 5,
    respins: 3,
    chance: {
      of: 1,
      in: 12,
    },
    values: [
      {
        units: 10,
        weight: 40,
      },
      {
        units: 20,
        weight: 25,
      },
      {
        units: 40,
        weight: 15,
      },
      {
        units: 60,
        weight: 10,
      },
      {
        units: 100,
        weight: 5,
      },
      {
        units: 200,
        weight: 3,
        jackpot: 'mini',
      },
      {
        units: 500,
        weight: 1,
        jackpot: 'minor',
      },
      {
        units: 1000,
        weight: 1,
        jackpot: 'major',
      },
    ],
    full: 4000,
  },
  prices: {
    ante: 135,
  },
};
