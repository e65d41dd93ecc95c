import type { SlotDesign } from '../design.ts';
import { tenLines } from '../lines.ts';

/** Ouro do Rio, version 1. Never edited once played: a change is a new version beside it. */
export const ouroDoRio: SlotDesign = {
  game: 'ouro-do-rio',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 65125,
    buy: 65000,
  },
  columns: 5,
  rows: 3,
  symbols: ['pepita', 'peneira', 'canoa', 'tucano', 'A', 'K', 'Q', 'J', 'coringa', 'moeda'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'pepita J peneira K canoa tucano Q peneira Q K A canoa K tucano pepita J A J A Q moeda moeda',
        'A peneira canoa K tucano Q A J tucano moeda moeda Q A coringa J canoa K J K pepita peneira pepita Q',
        'K Q coringa J A tucano A K peneira J Q moeda moeda canoa peneira K pepita Q tucano J canoa A pepita',
        'Q tucano A K A canoa K pepita A K tucano peneira Q J coringa J Q pepita J canoa peneira moeda moeda',
        'canoa Q pepita J A tucano moeda moeda A pepita K Q J peneira K tucano J K canoa A Q peneira',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: tenLines,
    pays: {
      pepita: [125, 650, 3200],
      peneira: [80, 320, 1600],
      canoa: [65, 250, 1250],
      tucano: [40, 160, 800],
      A: [16, 65, 250],
      K: [16, 65, 250],
      Q: [12, 50, 200],
      J: [12, 50, 200],
    },
  },
  wild: {
    symbol: 'coringa',
  },
  hold: {
    coin: 'moeda',
    trigger: 6,
    respins: 3,
    chance: {
      of: 1,
      in: 18,
    },
    values: [
      {
        units: 20,
        weight: 40,
      },
      {
        units: 40,
        weight: 25,
      },
      {
        units: 60,
        weight: 15,
      },
      {
        units: 100,
        weight: 10,
      },
      {
        units: 200,
        weight: 5,
      },
      {
        units: 300,
        weight: 3,
        jackpot: 'mini',
      },
      {
        units: 1000,
        weight: 1,
        jackpot: 'minor',
      },
      {
        units: 3000,
        weight: 1,
        jackpot: 'major',
      },
    ],
    full: 20000,
  },
  prices: {
    buy: 4600,
  },
};
