import picture1F9F5 from '@lobehub/fluent-emoji-3d/assets/1f9f5.webp?no-inline';
import picture1F32CFE0F from '@lobehub/fluent-emoji-3d/assets/1f32c-fe0f.webp?no-inline';
import picture1F34B from '@lobehub/fluent-emoji-3d/assets/1f34b.webp?no-inline';
import picture1F99C from '@lobehub/fluent-emoji-3d/assets/1f99c.webp?no-inline';
import picture1F347 from '@lobehub/fluent-emoji-3d/assets/1f347.webp?no-inline';
import picture1FA81 from '@lobehub/fluent-emoji-3d/assets/1fa81.webp?no-inline';
import picture2B50 from '@lobehub/fluent-emoji-3d/assets/2b50.webp?no-inline';
import picture2600FE0F from '@lobehub/fluent-emoji-3d/assets/2600-fe0f.webp?no-inline';
import picture2601FE0F from '@lobehub/fluent-emoji-3d/assets/2601-fe0f.webp?no-inline';

import { stacked, title } from '../letters/pipas-no-ceu.ts';
import { KiteSky } from '../scenery/kite-sky.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Pipas no Céu',
    lettering: title,
    face: ['#ffffff', '#fff27a', '#ff7a2e'],
    depth: '#1448a8',
    edge: '#0a2466',
  },
  stacked,
  Scenery: KiteSky,
  frame: {
    kind: 'bamboo',
    tones: ['#ffe9b8', '#d9b06a', '#9a6a2e'],
    edge: '#4a2c0c',
  },
  colours: {
    ground: 'linear-gradient(180deg, #1f8af0, #fff3d0)',
    reel: 'linear-gradient(180deg, #cfeaff, #eef8ff 40%, #ffffff)',
    gap: '#8ac4f0',
    lit: '#ff3d6a',
    tag: '#d9246a',
    plate: 'linear-gradient(180deg, #1f6ae0, #0c348a)',
    plateEdge: '#ffffff',
    plateText: '#ffffff',
    veil: 'radial-gradient(closest-side, rgb(8 34 100 / 0.94), rgb(8 34 100 / 0.8))',
  },
  symbols: {
    pipa: { kind: 'picture', src: picture1FA81, size: 0.88 },
    arara: { kind: 'picture', src: picture1F99C, size: 0.86 },
    sol: { kind: 'picture', src: picture2600FE0F, size: 0.86 },
    carretel: { kind: 'picture', src: picture1F9F5, size: 0.84 },
    nuvem: {
      kind: 'picture',
      src: picture2601FE0F,
      plate: { shape: 'tile', tones: ['#dff2ff', '#5aaef0', '#1f6ac0'] },
    },
    limao: {
      kind: 'picture',
      src: picture1F34B,
      plate: { shape: 'tile', tones: ['#d8ffb8', '#6ac43a', '#2a7a1f'] },
    },
    uva: {
      kind: 'picture',
      src: picture1F347,
      plate: { shape: 'tile', tones: ['#f0d8ff', '#a05ae0', '#4a1f8a'] },
    },
    estrela: {
      kind: 'picture',
      src: picture2B50,
      plate: { shape: 'flower', tones: ['#fff0b8', '#ff9a2e', '#d9246a'] },
    },
    vento: {
      kind: 'picture',
      src: picture1F32CFE0F,
      plate: { shape: 'disc', tones: ['#ffffff', '#8ad0f0', '#2a7ac0'] },
    },
  },
};
