import type { SlotDesign } from '../design.ts';
import { middleLine } from '../lines.ts';

/** Café 777, version 1. Never edited once played: a change is a new version beside it. */
export const cafe777First: SlotDesign = {
  game: 'cafe-777',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 9000,
  },
  columns: 3,
  rows: 3,
  symbols: ['sete', 'sino', 'bar', 'grao', 'cereja', 'xicara'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'bar grao sino cereja sino bar grao xicara grao bar cereja sete grao cereja sino xicara cereja grao cereja bar cereja',
        'bar xicara sino grao bar sete sino cereja cereja grao xicara bar cereja bar grao sino cereja grao cereja grao sete cereja',
        'cereja sino grao cereja bar sino bar grao sete cereja grao cereja bar xicara cereja grao cereja sino cereja bar xicara grao',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: middleLine,
    pays: {
      sete: [9000],
      sino: [1100],
      bar: [550],
      grao: [280],
      cereja: [175],
    },
  },
  scatter: {
    symbol: 'xicara',
    pays: [0],
    trigger: 3,
  },
  wheel: {
    segments: [
      {
        units: 60,
        weight: 8,
      },
      {
        units: 100,
        weight: 6,
      },
      {
        units: 200,
        weight: 4,
      },
      {
        units: 60,
        weight: 8,
      },
      {
        units: 160,
        weight: 5,
      },
      {
        units: 400,
        weight: 2,
      },
      {
        units: 100,
        weight: 6,
      },
      {
        units: 1000,
        weight: 1,
      },
    ],
  },
};

/** Café 777, version 2: the same machine with a jackpot of its own. */
export const cafe777: SlotDesign = {
  ...cafe777First,
  version: 2,
  jackpot: { seedCents: 100_000, contribution: 100, ticketsCents: 20_000_000 },
};
