import type { PosterTitle } from './poster-title.ts';

/** The table of cards at the end of the beach. */
export const holdem: readonly PosterTitle[] = [
  {
    slug: 'holdem-ipanema',
    name: 'Hold’em Ipanema',
    lines: ['HOLD’EM', 'IPANEMA'],
    category: 'card',
    sky: [
      [0, '#ffc48a'],
      [0.34, '#c0567e'],
      [0.66, '#1f4f9a'],
      [1, '#061a38'],
    ],
    glow: '#dff4ff',
    pattern: 'calcada',
    heroes: [
      { kind: 'card', rank: 'A', suit: 'spade', x: 112, y: 112, width: 104, turn: -12 },
      { kind: 'card', rank: 'K', suit: 'heart', x: 194, y: 116, width: 104, turn: 11 },
      { kind: 'card', rank: 'Q', suit: 'club', x: 82, y: 222, width: 68, turn: -4 },
      { kind: 'card', rank: 'J', suit: 'diamond', x: 150, y: 228, width: 68, turn: 0 },
      { kind: 'card', rank: '10', suit: 'spade', x: 218, y: 222, width: 68, turn: 4 },
    ],
    lettering: {
      font: 'Bowlby One',
      weight: 400,
      fill: ['#fff', '#dff4ff', '#7cc7ff'],
      stroke: '#041a38',
      depth: '#1c5fa8',
      sizeMax: 70,
    },
  },
];
