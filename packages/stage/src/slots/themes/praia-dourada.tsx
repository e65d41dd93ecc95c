import picture1F30A from '@lobehub/fluent-emoji-3d/assets/1f30a.webp?no-inline';
import picture1F34D from '@lobehub/fluent-emoji-3d/assets/1f34d.webp?no-inline';
import picture1F41A from '@lobehub/fluent-emoji-3d/assets/1f41a.webp?no-inline';
import picture1F965 from '@lobehub/fluent-emoji-3d/assets/1f965.webp?no-inline';
import picture1F980 from '@lobehub/fluent-emoji-3d/assets/1f980.webp?no-inline';
import picture26F1FE0F from '@lobehub/fluent-emoji-3d/assets/26f1-fe0f.webp?no-inline';
import { Chest } from '../art/chest.tsx';
import { stacked, title } from '../letters/praia-dourada.ts';
import { BeachAbove } from '../scenery/beach-above.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Praia Dourada',
    lettering: title,
    face: ['#fffdf0', '#ffdf5a', '#ff9a1e'],
    depth: '#0b6a8a',
    edge: '#05304a',
  },
  stacked,
  Scenery: BeachAbove,
  frame: {
    kind: 'rope',
    tones: ['#fff6e0', '#e0bd84', '#a8783a'],
    edge: '#4a2f10',
  },
  colours: {
    ground: '#f6dda0',
    reel: 'linear-gradient(180deg, #0a7a9a, #14a0bc 40%, #1fb4c8 70%, #0a7a9a)',
    gap: '#c8f4f4',
    lit: '#fff3a0',
    tag: '#e0482e',
    plate: 'linear-gradient(180deg, #0b84b0, #05405e)',
    plateEdge: '#fff0b8',
    plateText: '#f4fdff',
    veil: 'radial-gradient(closest-side, rgb(4 48 66 / 0.94), rgb(4 48 66 / 0.8))',
  },
  symbols: {
    coco: { kind: 'picture', src: picture1F965, size: 0.86 },
    guardasol: { kind: 'picture', src: picture26F1FE0F, size: 0.86 },
    caranguejo: { kind: 'picture', src: picture1F980, size: 0.86 },
    concha: { kind: 'picture', src: picture1F41A, size: 0.8 },
    abacaxi: { kind: 'picture', src: picture1F34D, size: 0.84 },
    onda: { kind: 'picture', src: picture1F30A, size: 0.82 },
    bau: { kind: 'drawn', Art: Chest, size: 0.86 },
  },
  Chest,
};
