import picture1F31E from '@lobehub/fluent-emoji-3d/assets/1f31e.webp?no-inline';
import picture1FA98 from '@lobehub/fluent-emoji-3d/assets/1fa98.webp?no-inline';
import { Pandeiro, PrizeDisc, Viola } from '../art/music.tsx';
import { StrawHat } from '../art/wear.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/samba-de-roda.ts';
import { Courtyard } from '../scenery/courtyard.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Samba de Roda',
    lettering: title,
    face: ['#fff7e0', '#ffc83d', '#f0742e'],
    depth: '#0f6b6b',
    edge: '#4a1408',
  },
  stacked,
  Scenery: Courtyard,
  motes: { kind: 'paper', colours: ['#ffc83d', '#1fa3a0', '#f7efdc'] },
  frame: {
    kind: 'tiles',
    tones: ['#fff4dc', '#1fa3a0', '#d9522e'],
    edge: '#5a1c10',
  },
  colours: {
    ground: 'linear-gradient(180deg, #2a2a6a, #f08a4a)',
    reel: 'linear-gradient(180deg, #5a1c10, #8a3420 24%, #a04428 50%, #8a3420 76%, #5a1c10)',
    gap: '#f0c27a',
    lit: '#ffe27a',
    tag: '#0f7a78',
    plate: 'linear-gradient(180deg, #17807e, #083f44)',
    plateEdge: '#ffd98a',
    plateText: '#fff6dc',
    veil: 'radial-gradient(closest-side, rgb(48 14 6 / 0.94), rgb(48 14 6 / 0.8))',
  },
  symbols: {
    pandeiro: { kind: 'drawn', Art: Pandeiro, size: 0.84 },
    tambor: { kind: 'picture', src: picture1FA98, size: 0.84 },
    viola: { kind: 'drawn', Art: Viola, size: 0.86 },
    chapeu: { kind: 'drawn', Art: () => <StrawHat band="#1c1c22" />, size: 0.8 },
    coringa: {
      kind: 'picture',
      src: picture1F31E,
      plate: { shape: 'tile', tones: ['#fff4dc', '#1fa3a0', '#0b5a5a'] },
    },
    roda: { kind: 'drawn', Art: PrizeDisc, size: 0.84 },
    A: { kind: 'letter', lettering: ace, tones: ['#fff3c4', '#ffc83d', '#d9801e'], edge: '#3a1008' },
    K: { kind: 'letter', lettering: king, tones: ['#d6fff6', '#3fd0c4', '#0f7a78'], edge: '#3a1008' },
    Q: { kind: 'letter', lettering: queen, tones: ['#ffe0cc', '#ff8a5a', '#c4401e'], edge: '#3a1008' },
    J: { kind: 'letter', lettering: jack, tones: ['#f0dcff', '#b07ae8', '#6a2aa8'], edge: '#3a1008' },
  },
  wheel: ['#e2572e', '#1fa3a0', '#7a3ba8', '#e0a02e', '#c4304a'],
};
