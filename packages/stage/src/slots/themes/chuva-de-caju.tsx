import picture1F34D from '@lobehub/fluent-emoji-3d/assets/1f34d.webp?no-inline';
import picture1F96D from '@lobehub/fluent-emoji-3d/assets/1f96d.webp?no-inline';
import picture1F352 from '@lobehub/fluent-emoji-3d/assets/1f352.webp?no-inline';
import { Cashew, Guava } from '../art/fruits.tsx';
import { stacked, title } from '../letters/chuva-de-caju.ts';
import { RainOrchard } from '../scenery/rain-orchard.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Chuva de Caju',
    lettering: title,
    face: ['#fffdf0', '#ffe05a', '#ff5a2e'],
    depth: '#0f5a34',
    edge: '#06301c',
  },
  stacked,
  Scenery: RainOrchard,
  frame: {
    kind: 'bamboo',
    tones: ['#c8e07a', '#7aa83a', '#3f6b1f'],
    edge: '#16300c',
  },
  colours: {
    ground: 'linear-gradient(180deg, #3a6a7a, #0d4a2e)',
    reel: 'linear-gradient(180deg, #073a2a, #10654a 40%, #177a58 70%, #073a2a)',
    gap: '#8ad0a0',
    lit: '#fff3a0',
    tag: '#d8381e',
    plate: 'linear-gradient(180deg, #177a4a, #07402a)',
    plateEdge: '#d0ffb0',
    plateText: '#f4ffe8',
    veil: 'radial-gradient(closest-side, rgb(4 40 26 / 0.94), rgb(4 40 26 / 0.8))',
  },
  symbols: {
    caju: { kind: 'drawn', Art: Cashew, size: 0.9 },
    manga: { kind: 'picture', src: picture1F96D, size: 0.86 },
    goiaba: { kind: 'drawn', Art: Guava, size: 0.82 },
    abacaxi: { kind: 'picture', src: picture1F34D, size: 0.86 },
    acerola: { kind: 'picture', src: picture1F352, size: 0.84 },
  },
};
