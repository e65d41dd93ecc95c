import picture1F4B0 from '@lobehub/fluent-emoji-3d/assets/1f4b0.webp?no-inline';
import picture1F6F6 from '@lobehub/fluent-emoji-3d/assets/1f6f6.webp?no-inline';
import { Coin } from '../art/coin.tsx';
import { GoldPan, Nugget, Toucan } from '../art/river.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/ouro-do-rio.ts';
import { Canyon } from '../scenery/canyon.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Ouro do Rio',
    lettering: title,
    face: ['#fff3c4', '#f6c443', '#b87912'],
    depth: '#6b3d08',
    edge: '#2c1503',
  },
  stacked,
  Scenery: () => (
    <Canyon
      sky={[
        [0, '#4fc4e0'],
        [0.4, '#bff0e6'],
        [1, '#7a4a1a'],
      ]}
      hills={['#2a8a8a', '#1c6b5a', '#2f7a3a']}
      water={['#1aa0a8', '#d9fff6']}
      sand="#c48a4a"
    />
  ),
  frame: {
    kind: 'wood',
    tones: ['#c48a4a', '#8a5626', '#4f2c0e'],
    edge: '#240f02',
  },
  colours: {
    ground: 'linear-gradient(180deg, #4fc4e0, #7a4a1a)',
    reel: 'linear-gradient(180deg, #1c1004, #40280e 24%, #523414 50%, #40280e 76%, #1c1004)',
    gap: '#b8802e',
    lit: '#ffe27a',
    tag: '#8a4a0c',
    plate: 'linear-gradient(180deg, #6b3d12, #301804)',
    plateEdge: '#ffd76a',
    plateText: '#fff3d0',
    veil: 'radial-gradient(closest-side, rgb(36 18 4 / 0.94), rgb(36 18 4 / 0.8))',
  },
  symbols: {
    pepita: { kind: 'drawn', Art: Nugget, size: 0.84 },
    peneira: { kind: 'drawn', Art: GoldPan, size: 0.86 },
    canoa: { kind: 'picture', src: picture1F6F6, size: 0.86 },
    tucano: { kind: 'drawn', Art: Toucan, size: 0.86 },
    coringa: {
      kind: 'picture',
      src: picture1F4B0,
      plate: { shape: 'shield', tones: ['#fff0b0', '#c4801e', '#5a2c06'] },
    },
    moeda: { kind: 'drawn', Art: () => <Coin tones={['#fff6c0', '#f7bf2e', '#9a5a0a']} />, size: 0.88 },
    A: { kind: 'letter', lettering: ace, tones: ['#fff6c4', '#ffcf4a', '#c47e12'], edge: '#1c0d02' },
    K: { kind: 'letter', lettering: king, tones: ['#ffd8b8', '#f0804a', '#a83a14'], edge: '#1c0d02' },
    Q: { kind: 'letter', lettering: queen, tones: ['#d0fff4', '#4fd0bc', '#127a6e'], edge: '#1c0d02' },
    J: { kind: 'letter', lettering: jack, tones: ['#e4f4b0', '#a0c83a', '#4f7a12'], edge: '#1c0d02' },
  },
};
