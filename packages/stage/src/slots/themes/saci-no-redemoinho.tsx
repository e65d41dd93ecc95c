import picture1F32AFE0F from '@lobehub/fluent-emoji-3d/assets/1f32a-fe0f.webp?no-inline';
import picture1F330 from '@lobehub/fluent-emoji-3d/assets/1f330.webp?no-inline';
import picture1F343 from '@lobehub/fluent-emoji-3d/assets/1f343.webp?no-inline';
import picture1F989 from '@lobehub/fluent-emoji-3d/assets/1f989.webp?no-inline';
import { RedCap } from '../art/wear.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/saci-no-redemoinho.ts';
import { WindyWood } from '../scenery/windy-wood.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Saci no Redemoinho',
    lettering: title,
    face: ['#fff3e0', '#ff6a5a', '#c4142a'],
    depth: '#4a0812',
    edge: '#04191e',
  },
  stacked,
  Scenery: WindyWood,
  motes: { kind: 'petal', colours: ['#e0a83a', '#c4572e', '#7bc46a'] },
  frame: {
    kind: 'rope',
    tones: ['#e0b878', '#a8743a', '#5a3414'],
    edge: '#1c0f06',
  },
  colours: {
    ground: 'linear-gradient(180deg, #03202e, #1d8a80)',
    reel: 'linear-gradient(180deg, #02161c, #083840 24%, #0b4a50 50%, #083840 76%, #02161c)',
    gap: '#8a5e2e',
    lit: '#b8fff0',
    tag: '#0f7a86',
    plate: 'linear-gradient(180deg, #0d5560, #042a30)',
    plateEdge: '#8af0d8',
    plateText: '#e6fff8',
    veil: 'radial-gradient(closest-side, rgb(2 22 28 / 0.94), rgb(2 22 28 / 0.8))',
  },
  symbols: {
    gorro: { kind: 'drawn', Art: RedCap, size: 0.84 },
    coruja: { kind: 'picture', src: picture1F989 },
    pinhao: { kind: 'picture', src: picture1F330 },
    folha: { kind: 'picture', src: picture1F343 },
    redemoinho: {
      kind: 'picture',
      src: picture1F32AFE0F,
      filter: 'hue-rotate(-30deg) saturate(1.6) brightness(1.15)',
      size: 0.92,
    },
    A: { kind: 'letter', lettering: ace, tones: ['#ffe0b0', '#f0a03a', '#a85a14'], edge: '#02161c' },
    K: { kind: 'letter', lettering: king, tones: ['#ffc4b8', '#ff5a4a', '#a8142a'], edge: '#02161c' },
    Q: { kind: 'letter', lettering: queen, tones: ['#d0fff0', '#4fd8b8', '#0f7a6a'], edge: '#02161c' },
    J: { kind: 'letter', lettering: jack, tones: ['#e6f0c0', '#a8c83a', '#4f7a14'], edge: '#02161c' },
  },
};
