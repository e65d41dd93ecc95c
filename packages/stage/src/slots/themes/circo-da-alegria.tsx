import picture1F3A9 from '@lobehub/fluent-emoji-3d/assets/1f3a9.webp?no-inline';
import picture1F3AA from '@lobehub/fluent-emoji-3d/assets/1f3aa.webp?no-inline';
import picture1F3AD from '@lobehub/fluent-emoji-3d/assets/1f3ad.webp?no-inline';
import picture1F381 from '@lobehub/fluent-emoji-3d/assets/1f381.webp?no-inline';
import picture1F981 from '@lobehub/fluent-emoji-3d/assets/1f981.webp?no-inline';
import { RingBall } from '../art/show.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/circo-da-alegria.ts';
import { BigTop } from '../scenery/big-top.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Circo da Alegria',
    lettering: title,
    face: ['#fffdf0', '#ffe08a', '#f0a01e'],
    depth: '#7a0f2a',
    edge: '#3a0614',
  },
  stacked,
  Scenery: BigTop,
  motes: { kind: 'paper', colours: ['#ffd34a', '#1f6fd0', '#d4213a', '#fff'] },
  frame: {
    kind: 'bulbs',
    tones: ['#f0485a', '#c41c34', '#7a0a20'],
    edge: '#4a0614',
  },
  colours: {
    ground: '#f7e6c4',
    reel: 'linear-gradient(180deg, #0f2450, #1f4690 24%, #2a58aa 50%, #1f4690 76%, #0f2450)',
    gap: '#ffd34a',
    lit: '#ffe14a',
    tag: '#c41c34',
    plate: 'linear-gradient(180deg, #1f4690, #0f2450)',
    plateEdge: '#ffd34a',
    plateText: '#fff6dc',
    veil: 'radial-gradient(closest-side, rgb(70 8 24 / 0.95), rgb(70 8 24 / 0.84))',
  },
  symbols: {
    tenda: { kind: 'picture', src: picture1F3AA, size: 0.88 },
    leao: {
      kind: 'picture',
      src: picture1F981,
      plate: { shape: 'disc', tones: ['#ffe9a8', '#e0901e', '#8a3a0c'] },
    },
    bola: { kind: 'drawn', Art: RingBall, size: 0.76 },
    cartola: { kind: 'picture', src: picture1F3A9 },
    coringa: {
      kind: 'picture',
      src: picture1F3AD,
      plate: { shape: 'tile', tones: ['#ff9a8a', '#c41c34', '#5a0814'] },
    },
    bau: { kind: 'picture', src: picture1F381, size: 0.84 },
    A: { kind: 'letter', lettering: ace, tones: ['#fff6c4', '#ffcf3a', '#e08a14'], edge: '#0a1838' },
    K: { kind: 'letter', lettering: king, tones: ['#ffd0d0', '#ff5a5a', '#b8142a'], edge: '#0a1838' },
    Q: { kind: 'letter', lettering: queen, tones: ['#d0f4ff', '#5ac8f0', '#1f78b8'], edge: '#0a1838' },
    J: { kind: 'letter', lettering: jack, tones: ['#e8ffd0', '#9ad84a', '#4a8a1f'], edge: '#0a1838' },
  },
  Chest: () => <img src={picture1F381} alt="" draggable={false} />,
};
