import picture1F31F from '@lobehub/fluent-emoji-3d/assets/1f31f.webp?no-inline';
import picture1F33A from '@lobehub/fluent-emoji-3d/assets/1f33a.webp?no-inline';
import picture1F40A from '@lobehub/fluent-emoji-3d/assets/1f40a.webp?no-inline';
import picture1F406 from '@lobehub/fluent-emoji-3d/assets/1f406.webp?no-inline';
import picture1FAB6 from '@lobehub/fluent-emoji-3d/assets/1fab6.webp?no-inline';
import picture2600FE0F from '@lobehub/fluent-emoji-3d/assets/2600-fe0f.webp?no-inline';
import { Jabiru } from '../art/river.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/tuiuiu-do-pantanal.ts';
import { Wetland } from '../scenery/wetland.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Tuiuiú do Pantanal',
    lettering: title,
    face: ['#fffdf0', '#ffd97a', '#f07a2e'],
    depth: '#7a1c1c',
    edge: '#2a0c14',
  },
  stacked,
  Scenery: Wetland,
  frame: {
    kind: 'bamboo',
    tones: ['#f0c87a', '#c48a3a', '#7a4a1c'],
    edge: '#2a1408',
  },
  colours: {
    ground: 'linear-gradient(180deg, #5a2a5a, #3a1626)',
    reel: 'linear-gradient(180deg, #2a0f1c, #5a2430 24%, #70303a 50%, #5a2430 76%, #2a0f1c)',
    gap: '#e0a04a',
    lit: '#ffe9a0',
    tag: '#b3301e',
    plate: 'linear-gradient(180deg, #8a3430, #401420)',
    plateEdge: '#ffc87a',
    plateText: '#fff3dc',
    veil: 'radial-gradient(closest-side, rgb(46 14 24 / 0.95), rgb(46 14 24 / 0.82))',
  },
  symbols: {
    tuiuiu: { kind: 'drawn', Art: Jabiru, size: 0.9 },
    jacare: { kind: 'picture', src: picture1F40A, size: 0.86 },
    onca: { kind: 'picture', src: picture1F406, size: 0.86 },
    flor: { kind: 'picture', src: picture1F33A },
    coringa: {
      kind: 'picture',
      src: picture1F31F,
      plate: { shape: 'hex', tones: ['#fff0b8', '#e0801e', '#7a1c1c'] },
    },
    sol: {
      kind: 'picture',
      src: picture2600FE0F,
      plate: { shape: 'disc', tones: ['#ffd0a0', '#e0482e', '#6a1420'] },
    },
    pena: {
      kind: 'picture',
      src: picture1FAB6,
      filter: 'hue-rotate(150deg) saturate(2.4) brightness(1.1)',
      size: 0.82,
    },
    A: { kind: 'letter', lettering: ace, tones: ['#fff3c4', '#ffc04a', '#d0701e'], edge: '#2a0c14' },
    K: { kind: 'letter', lettering: king, tones: ['#ffd4c8', '#ff6a5a', '#b01e2e'], edge: '#2a0c14' },
    Q: { kind: 'letter', lettering: queen, tones: ['#e8f4c0', '#a8c84a', '#5a7a1c'], edge: '#2a0c14' },
    J: { kind: 'letter', lettering: jack, tones: ['#d8ecff', '#6aa8e0', '#2a5a9a'], edge: '#2a0c14' },
  },
};
