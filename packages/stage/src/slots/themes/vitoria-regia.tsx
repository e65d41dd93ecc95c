import picture1F9A2 from '@lobehub/fluent-emoji-3d/assets/1f9a2.webp?no-inline';
import picture1F41F from '@lobehub/fluent-emoji-3d/assets/1f41f.webp?no-inline';
import picture1F48E from '@lobehub/fluent-emoji-3d/assets/1f48e.webp?no-inline';
import picture1F315 from '@lobehub/fluent-emoji-3d/assets/1f315.webp?no-inline';
import picture1F438 from '@lobehub/fluent-emoji-3d/assets/1f438.webp?no-inline';
import picture1FAB7 from '@lobehub/fluent-emoji-3d/assets/1fab7.webp?no-inline';

import { ace, jack, king, queen, stacked, title } from '../letters/vitoria-regia.ts';
import { LilyPond } from '../scenery/lily-pond.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Vitória-Régia',
    lettering: title,
    face: ['#ffffff', '#d6fff0', '#7ad8b8'],
    depth: '#0a5a4a',
    edge: '#02201c',
  },
  stacked,
  Scenery: LilyPond,
  motes: { kind: 'spark', colours: ['#e6fff4', '#ffe8a0'] },
  frame: {
    kind: 'metal',
    tones: ['#f4fff8', '#8fc4b4', '#2f6b60'],
    edge: '#02201c',
  },
  colours: {
    ground: '#0a3f48',
    reel: 'linear-gradient(180deg, #021a1c, #07403c 24%, #0a524a 50%, #07403c 76%, #021a1c)',
    gap: '#8fc4b4',
    lit: '#e6fff4',
    tag: '#0f6b5a',
    plate: 'linear-gradient(180deg, #0f5a54, #032a2a)',
    plateEdge: '#a8f0d8',
    plateText: '#e8fff8',
    veil: 'radial-gradient(closest-side, rgb(2 26 28 / 0.95), rgb(2 26 28 / 0.82))',
  },
  symbols: {
    flor: { kind: 'picture', src: picture1FAB7, size: 0.88 },
    garca: { kind: 'picture', src: picture1F9A2, size: 0.84 },
    sapo: { kind: 'picture', src: picture1F438 },
    peixe: { kind: 'picture', src: picture1F41F },
    coringa: {
      kind: 'picture',
      src: picture1F48E,
      plate: { shape: 'flower', tones: ['#d8fff0', '#2ba87a', '#07503c'] },
      filter: 'hue-rotate(-40deg) saturate(1.3)',
    },
    lua: { kind: 'picture', src: picture1F315, size: 0.82 },
    A: { kind: 'letter', lettering: ace, tones: ['#ffffff', '#d8e8e4', '#8aa8a0'], edge: '#02201c' },
    K: { kind: 'letter', lettering: king, tones: ['#ffe8f4', '#f4a0c8', '#b04a86'], edge: '#02201c' },
    Q: { kind: 'letter', lettering: queen, tones: ['#d8fff0', '#5ad8a8', '#148a64'], edge: '#02201c' },
    J: { kind: 'letter', lettering: jack, tones: ['#d8f0ff', '#7ab8e0', '#2e6a9a'], edge: '#02201c' },
  },
};
