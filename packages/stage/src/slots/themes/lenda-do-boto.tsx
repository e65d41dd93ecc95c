import picture1F6F6 from '@lobehub/fluent-emoji-3d/assets/1f6f6.webp?no-inline';
import picture1F33A from '@lobehub/fluent-emoji-3d/assets/1f33a.webp?no-inline';
import picture1F41F from '@lobehub/fluent-emoji-3d/assets/1f41f.webp?no-inline';
import picture1F42C from '@lobehub/fluent-emoji-3d/assets/1f42c.webp?no-inline';
import picture1F315 from '@lobehub/fluent-emoji-3d/assets/1f315.webp?no-inline';
import { StrawHat } from '../art/wear.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/lenda-do-boto.ts';
import { MoonRiver } from '../scenery/moon-river.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Lenda do Boto',
    lettering: title,
    face: ['#ffffff', '#ffd9ef', '#ff8cc8'],
    depth: '#5b1c7d',
    edge: '#1c0b46',
  },
  stacked,
  Scenery: () => (
    <MoonRiver
      sky={[
        [0, '#2a1358'],
        [0.35, '#8a3a96'],
        [0.56, '#f08aa8'],
        [0.6, '#3a1450'],
        [1, '#0c0620'],
      ]}
      bank="#1c0a3a"
      water={['#120a2e', '#ff9ac8']}
      moon="#ffe6d8"
      lily={['#ff8ac0', '#ffc4e0']}
    />
  ),
  motes: { kind: 'spark', colours: ['#fff3b0', '#ffb0d8'] },
  frame: {
    kind: 'rope',
    tones: ['#f4c8a8', '#c07a6a', '#6b3450'],
    edge: '#1c0b2e',
  },
  colours: {
    ground: 'linear-gradient(180deg, #2a1358, #0c0620)',
    reel: 'linear-gradient(180deg, #0c0524, #2a1258 24%, #3a1a70 50%, #2a1258 76%, #0c0524)',
    gap: '#d07a9a',
    lit: '#ffc4e4',
    tag: '#a8246a',
    plate: 'linear-gradient(180deg, #5a2a8a, #220e44)',
    plateEdge: '#ff9ac8',
    plateText: '#ffeaf6',
    veil: 'radial-gradient(closest-side, rgb(20 8 48 / 0.95), rgb(20 8 48 / 0.82))',
  },
  symbols: {
    boto: {
      kind: 'picture',
      src: picture1F42C,
      filter: 'hue-rotate(125deg) saturate(1.25) brightness(1.15)',
      size: 0.9,
    },
    chapeu: { kind: 'drawn', Art: () => <StrawHat band="#a8246a" />, size: 0.84 },
    canoa: { kind: 'picture', src: picture1F6F6 },
    peixe: { kind: 'picture', src: picture1F41F },
    coringa: {
      kind: 'picture',
      src: picture1F33A,
      plate: { shape: 'disc', tones: ['#ffe6f4', '#e0529a', '#6a1a5e'] },
    },
    lua: { kind: 'picture', src: picture1F315, size: 0.82 },
    A: { kind: 'letter', lettering: ace, tones: ['#fff0d8', '#ffb86a', '#d06a2e'], edge: '#12072e' },
    K: { kind: 'letter', lettering: king, tones: ['#ffe0f2', '#ff7ab8', '#b0307a'], edge: '#12072e' },
    Q: { kind: 'letter', lettering: queen, tones: ['#e0e0ff', '#8a8aff', '#4a3ac4'], edge: '#12072e' },
    J: { kind: 'letter', lettering: jack, tones: ['#d8fff4', '#5ad8c0', '#1f8a86'], edge: '#12072e' },
  },
};
