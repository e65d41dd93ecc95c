import picture1F34A from '@lobehub/fluent-emoji-3d/assets/1f34a.webp?no-inline';
import picture1F96C from '@lobehub/fluent-emoji-3d/assets/1f96c.webp?no-inline';
import picture1F963 from '@lobehub/fluent-emoji-3d/assets/1f963.webp?no-inline';
import picture1FAD8 from '@lobehub/fluent-emoji-3d/assets/1fad8.webp?no-inline';
import { Sausage } from '../art/fruits.tsx';
import { stacked, title } from '../letters/feijoada-premiada.ts';
import { StoveKitchen } from '../scenery/stove-kitchen.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Feijoada Premiada',
    lettering: title,
    face: ['#fffaf0', '#ffd08a', '#e0743a'],
    depth: '#4a160a',
    edge: '#1c0a06',
  },
  stacked,
  Scenery: StoveKitchen,
  motes: { kind: 'spark', colours: ['#ff9a3a', '#ffd34a'] },
  frame: {
    kind: 'tiles',
    tones: ['#ffffff', '#2a6fb8', '#143f7a'],
    edge: '#0a1f40',
  },
  colours: {
    ground: '#2a4a70',
    reel: 'linear-gradient(180deg, #120c0a, #2a1a14 40%, #34211a 60%, #120c0a)',
    gap: '#6b3a24',
    lit: '#ffb14a',
    tag: '#b3401e',
    plate: 'linear-gradient(180deg, #5a2414, #2a0e08)',
    plateEdge: '#ffc48a',
    plateText: '#fff3e0',
    veil: 'radial-gradient(closest-side, rgb(30 10 6 / 0.94), rgb(30 10 6 / 0.8))',
  },
  symbols: {
    feijao: {
      kind: 'picture',
      src: picture1FAD8,
      plate: { shape: 'disc', tones: ['#ffe0b8', '#c4703a', '#5a2410'] },
      filter: 'brightness(0.45) saturate(1.2) contrast(1.3)',
    },
    linguica: { kind: 'drawn', Art: Sausage, size: 0.84 },
    laranja: { kind: 'picture', src: picture1F34A, size: 0.82 },
    couve: { kind: 'picture', src: picture1F96C, size: 0.86 },
    farofa: {
      kind: 'picture',
      src: picture1F963,
      filter: 'sepia(0.9) saturate(2.2) hue-rotate(-8deg)',
      size: 0.84,
    },
  },
};
