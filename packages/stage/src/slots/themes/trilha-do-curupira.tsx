import picture1F33F from '@lobehub/fluent-emoji-3d/assets/1f33f.webp?no-inline';
import picture1F406 from '@lobehub/fluent-emoji-3d/assets/1f406.webp?no-inline';
import picture1F463 from '@lobehub/fluent-emoji-3d/assets/1f463.webp?no-inline';
import picture1F525 from '@lobehub/fluent-emoji-3d/assets/1f525.webp?no-inline';
import picture1F989 from '@lobehub/fluent-emoji-3d/assets/1f989.webp?no-inline';

import { ace, jack, king, queen, stacked, title } from '../letters/trilha-do-curupira.ts';
import { DeepForest } from '../scenery/deep-forest.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Trilha do Curupira',
    lettering: title,
    face: ['#fff3a8', '#ff9a1e', '#e0380c'],
    depth: '#5a1404',
    edge: '#04140c',
  },
  stacked,
  Scenery: DeepForest,
  motes: { kind: 'spark', colours: ['#ff8a2e', '#ffc04a', '#e6ff9a'] },
  frame: {
    kind: 'wood',
    tones: ['#5a7a3a', '#2f4a20', '#182a10'],
    edge: '#060f06',
  },
  colours: {
    ground: 'linear-gradient(180deg, #06251a, #06150e)',
    reel: 'linear-gradient(180deg, #030f0a, #0a2a1a 24%, #0f3a24 50%, #0a2a1a 76%, #030f0a)',
    gap: '#4a6b2a',
    lit: '#ffb14a',
    tag: '#b3400c',
    plate: 'linear-gradient(180deg, #1c4a2c, #0a2214)',
    plateEdge: '#ffb14a',
    plateText: '#fff0d4',
    veil: 'radial-gradient(closest-side, rgb(4 16 10 / 0.94), rgb(4 16 10 / 0.8))',
  },
  symbols: {
    fogo: {
      kind: 'picture',
      src: picture1F525,
      plate: { shape: 'shield', tones: ['#ffe08a', '#e0501e', '#5a1404'] },
    },
    onca: { kind: 'picture', src: picture1F406, size: 0.86 },
    coruja: { kind: 'picture', src: picture1F989 },
    folha: { kind: 'picture', src: picture1F33F },
    pegada: {
      kind: 'picture',
      src: picture1F463,
      filter: 'brightness(2.4) sepia(1) saturate(5) hue-rotate(-14deg)',
      size: 0.82,
    },
    A: { kind: 'letter', lettering: ace, tones: ['#fff0b0', '#ff9a2e', '#c4400c'], edge: '#030f0a' },
    K: { kind: 'letter', lettering: king, tones: ['#e6ffb0', '#8ac83a', '#3a7a14'], edge: '#030f0a' },
    Q: { kind: 'letter', lettering: queen, tones: ['#ffd0b0', '#e0683a', '#8a2a0c'], edge: '#030f0a' },
    J: { kind: 'letter', lettering: jack, tones: ['#d0ffd8', '#4fc87a', '#146b3a'], edge: '#030f0a' },
  },
};
