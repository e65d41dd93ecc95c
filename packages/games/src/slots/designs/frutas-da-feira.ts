import type { SlotDesign } from '../design.ts';
import { fiveLines } from '../lines.ts';

/** Frutas da Feira, version 1. Never edited once played: a change is a new version beside it. */
export const frutasDaFeira: SlotDesign = {
  game: 'frutas-da-feira',
  version: 1,
  units: 20,
  maxStakeCents: 20000,
  most: {
    spin: 666,
  },
  columns: 3,
  rows: 3,
  symbols: ['sete', 'melancia', 'uva', 'laranja', 'limao', 'cereja', 'coringa'],
  source: {
    base: {
      kind: 'reels',
      reels: [
        'laranja uva limao cereja laranja sete cereja melancia cereja uva limao laranja limao melancia cereja uva laranja cereja limao sete uva laranja cereja limao melancia coringa cereja',
        'coringa cereja laranja cereja limao sete cereja laranja melancia cereja limao uva coringa uva limao uva limao cereja melancia laranja cereja laranja uva limao melancia sete laranja cereja',
        'sete melancia cereja laranja limao laranja cereja uva cereja limao laranja cereja coringa limao uva laranja limao cereja limao uva sete cereja melancia cereja coringa melancia uva laranja',
      ],
    },
  },
  wins: {
    kind: 'lines',
    lines: fiveLines,
    pays: {
      sete: [120],
      melancia: [65],
      uva: [40],
      laranja: [28],
      limao: [20],
      cereja: [12],
      coringa: [200],
    },
  },
  wild: {
    symbol: 'coringa',
    multiplier: 2,
  },
};
