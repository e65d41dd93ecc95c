import picture1F31F from '@lobehub/fluent-emoji-3d/assets/1f31f.webp?no-inline';
import picture1F320 from '@lobehub/fluent-emoji-3d/assets/1f320.webp?no-inline';
import picture1F380 from '@lobehub/fluent-emoji-3d/assets/1f380.webp?no-inline';
import picture1F402 from '@lobehub/fluent-emoji-3d/assets/1f402.webp?no-inline';
import picture1F941 from '@lobehub/fluent-emoji-3d/assets/1f941.webp?no-inline';
import { Pandeiro } from '../art/music.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/boi-estrelado.ts';
import { SequinNight } from '../scenery/sequin-night.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Boi Estrelado',
    lettering: title,
    face: ['#ffffff', '#ffe27a', '#ff5c9a'],
    depth: '#8a1464',
    edge: '#12061f',
  },
  stacked,
  Scenery: SequinNight,
  motes: { kind: 'spark', colours: ['#ffd34a', '#ff5c9a', '#4fd0ff'] },
  frame: {
    kind: 'velvet',
    tones: ['#e0247a', '#8a1464', '#3a0a3e'],
    edge: '#12061f',
  },
  colours: {
    ground: '#0b0613',
    reel: 'linear-gradient(180deg, #08040f, #180a2a 24%, #221038 50%, #180a2a 76%, #08040f)',
    gap: '#c4247a',
    lit: '#ffe14a',
    tag: '#c4145a',
    plate: 'linear-gradient(180deg, #3a1464, #160628)',
    plateEdge: '#ff9ad0',
    plateText: '#ffeaf6',
    veil: 'radial-gradient(closest-side, rgb(14 5 26 / 0.95), rgb(14 5 26 / 0.82))',
  },
  symbols: {
    boi: { kind: 'picture', src: picture1F402, filter: 'brightness(1.5) saturate(1.25)', size: 0.88 },
    fita: { kind: 'picture', src: picture1F380, size: 0.8 },
    pandeiro: { kind: 'drawn', Art: Pandeiro, size: 0.8 },
    tambor: { kind: 'picture', src: picture1F941 },
    coringa: {
      kind: 'picture',
      src: picture1F31F,
      plate: { shape: 'flower', tones: ['#ff9ad0', '#c4145a', '#4a0a3e'] },
    },
    estrela: {
      kind: 'picture',
      src: picture1F320,
      plate: { shape: 'disc', tones: ['#8ad0ff', '#2a4ac4', '#120a4a'] },
    },
    A: { kind: 'letter', lettering: ace, tones: ['#fff3b0', '#ffc22e', '#d9701e'], edge: '#12061f' },
    K: { kind: 'letter', lettering: king, tones: ['#c8f0ff', '#3ab4f0', '#1460b8'], edge: '#12061f' },
    Q: { kind: 'letter', lettering: queen, tones: ['#ffd0e4', '#ff5c9a', '#b3145a'], edge: '#12061f' },
    J: { kind: 'letter', lettering: jack, tones: ['#d0ffd0', '#5ad86a', '#1f8a3a'], edge: '#12061f' },
  },
};
