import type { PosterTitle } from './poster-title.ts';

/** Slots of what is dug up: their posters show the room and the things of their own stages. */
export const slotsTreasures: readonly PosterTitle[] = [
  {
    slug: 'praia-dourada',
    name: 'Praia Dourada',
    lines: ['PRAIA', 'DOURADA'],
    category: 'slots',
    sky: [
      [0, '#05304a'],
      [1, '#05304a'],
    ],
    glow: '#fff3a0',
    pattern: 'scenery',
    heroes: [
      { kind: 'emoji', code: '26f1-fe0f', x: 166, y: 146, size: 200, turn: 8 },
      { kind: 'drawn', file: 'chest', name: 'Chest', x: 112, y: 224, size: 150, turn: -5 },
      { kind: 'emoji', code: '1f980', x: 232, y: 250, size: 96, turn: 8 },
    ],
    lettering: {
      font: 'Lilita One',
      weight: 400,
      fill: ['#fffdf0', '#ffdf5a', '#ff9a1e'],
      stroke: '#05304a',
      depth: '#0b6a8a',
      sizeMax: 80,
    },
  },
  {
    slug: 'esmeraldas-de-minas',
    name: 'Esmeraldas de Minas',
    lines: ['ESMERALDAS', 'DE MINAS'],
    category: 'slots',
    sky: [
      [0, '#120c08'],
      [1, '#120c08'],
    ],
    glow: '#2bd98a',
    pattern: 'scenery',
    heroes: [
      { kind: 'emoji', code: '26cf-fe0f', x: 208, y: 120, size: 150, turn: 6 },
      {
        kind: 'emoji',
        code: '1f48e',
        x: 132,
        y: 190,
        size: 196,
        turn: -6,
        filter: 'hue-rotate(-55deg) saturate(1.3)',
      },
      { kind: 'drawn', file: 'lantern', name: 'Lantern', x: 236, y: 236, size: 108, turn: 6 },
    ],
    lettering: {
      font: 'Abril Fatface',
      weight: 400,
      fill: ['#f4fff4', '#6af0a8', '#12a866'],
      stroke: '#120c08',
      depth: '#044a2c',
      sizeMax: 80,
    },
  },
  {
    slug: 'bau-de-paraty',
    name: 'Baú de Paraty',
    lines: ['BAÚ DE', 'PARATY'],
    category: 'slots',
    sky: [
      [0, '#0a1238'],
      [1, '#0a1238'],
    ],
    glow: '#fff6d8',
    pattern: 'scenery',
    heroes: [
      { kind: 'drawn', file: 'chest', name: 'Chest', x: 150, y: 178, size: 208, turn: -3 },
      { kind: 'emoji', code: '1f9ed', x: 232, y: 108, size: 104, turn: 12 },
      { kind: 'emoji', code: '1fa99', x: 60, y: 256, size: 80, turn: -12 },
    ],
    lettering: {
      font: 'Abril Fatface',
      weight: 400,
      fill: ['#fffdf4', '#ffe08a', '#e0a02e'],
      stroke: '#0a1238',
      depth: '#1a2a78',
      sizeMax: 80,
    },
  },
];
