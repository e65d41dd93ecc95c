import picture1F5FAFE0F from '@lobehub/fluent-emoji-3d/assets/1f5fa-fe0f.webp?no-inline';
import picture1F9ED from '@lobehub/fluent-emoji-3d/assets/1f9ed.webp?no-inline';
import picture1F99C from '@lobehub/fluent-emoji-3d/assets/1f99c.webp?no-inline';
import picture2693 from '@lobehub/fluent-emoji-3d/assets/2693.webp?no-inline';
import { Helm } from '../art/chest.tsx';
import { Coin } from '../art/coin.tsx';
import { stacked, title } from '../letters/bau-de-paraty.ts';
import { Harbour } from '../scenery/harbour.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Baú de Paraty',
    lettering: title,
    face: ['#fffdf4', '#ffe08a', '#e0a02e'],
    depth: '#1a2a78',
    edge: '#0a1238',
  },
  stacked,
  Scenery: Harbour,
  frame: {
    kind: 'wood',
    tones: ['#5a70d0', '#2a3f96', '#16245e'],
    edge: '#080f30',
  },
  colours: {
    ground: 'linear-gradient(180deg, #2a6ac0, #c9a26a)',
    reel: 'linear-gradient(180deg, #c9b992, #f4ead0 24%, #fbf4e2 50%, #f4ead0 76%, #bfae84)',
    gap: '#8a6a34',
    lit: '#e0561e',
    tag: '#2a3f96',
    plate: 'linear-gradient(180deg, #2a3f96, #101c54)',
    plateEdge: '#ffd76a',
    plateText: '#fff6dc',
    veil: 'radial-gradient(closest-side, rgb(10 16 52 / 0.94), rgb(10 16 52 / 0.8))',
  },
  symbols: {
    bussola: { kind: 'picture', src: picture1F9ED, size: 0.84 },
    mapa: { kind: 'picture', src: picture1F5FAFE0F, size: 0.86 },
    leme: { kind: 'drawn', Art: Helm, size: 0.86 },
    ancora: { kind: 'picture', src: picture2693, size: 0.82 },
    coringa: {
      kind: 'picture',
      src: picture1F99C,
      plate: { shape: 'shield', tones: ['#ffe9a8', '#e0862e', '#8a2a14'] },
    },
    moeda: { kind: 'drawn', Art: () => <Coin tones={['#fff6c0', '#f7bf2e', '#9a5a0a']} />, size: 0.88 },
  },
};
