import picture1F31F from '@lobehub/fluent-emoji-3d/assets/1f31f.webp?no-inline';
import picture1F33D from '@lobehub/fluent-emoji-3d/assets/1f33d.webp?no-inline';
import picture1F34B from '@lobehub/fluent-emoji-3d/assets/1f34b.webp?no-inline';
import picture1F347 from '@lobehub/fluent-emoji-3d/assets/1f347.webp?no-inline';
import picture1F525 from '@lobehub/fluent-emoji-3d/assets/1f525.webp?no-inline';
import picture1F965 from '@lobehub/fluent-emoji-3d/assets/1f965.webp?no-inline';
import picture1FA97 from '@lobehub/fluent-emoji-3d/assets/1fa97.webp?no-inline';
import { Flags } from '../art/show.tsx';
import { StrawHat } from '../art/wear.tsx';
import { stacked, title } from '../letters/arraia-da-sorte.ts';
import { JuneSquare } from '../scenery/june-square.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Arraiá da Sorte',
    lettering: title,
    face: ['#fffbe0', '#ffd23d', '#ff7a1e'],
    depth: '#8a1c2e',
    edge: '#14102e',
  },
  stacked,
  Scenery: () => (
    <JuneSquare
      sky={[
        [0, '#0a1038'],
        [0.5, '#2a2370'],
        [0.8, '#8a2f3f'],
        [1, '#3a0f1c'],
      ]}
      flags={['#ff5c5c', '#ffd23d', '#3fd0ff', '#7be37a', '#ff8ad0']}
    />
  ),
  motes: { kind: 'spark', colours: ['#ffb02e', '#ff7a2e', '#ffe08a'] },
  frame: {
    kind: 'tiles',
    tones: ['#fff6e8', '#d8263a', '#8a0f20'],
    edge: '#3a0610',
  },
  colours: {
    ground: 'linear-gradient(180deg, #0a1038, #8a2f3f)',
    reel: 'linear-gradient(180deg, #0c1440, #1a2660 30%, #202e70 60%, #0c1440)',
    gap: '#34408a',
    lit: '#ffd23d',
    tag: '#d8263a',
    plate: 'linear-gradient(180deg, #2a3a8a, #101a4a)',
    plateEdge: '#ffd23d',
    plateText: '#fff6dc',
    veil: 'radial-gradient(closest-side, rgb(12 14 50 / 0.95), rgb(12 14 50 / 0.82))',
  },
  symbols: {
    sanfona: { kind: 'picture', src: picture1FA97, size: 0.88 },
    fogueira: { kind: 'picture', src: picture1F525, size: 0.86 },
    chapeu: { kind: 'drawn', Art: () => <StrawHat band="#d8263a" />, size: 0.84 },
    milho: { kind: 'picture', src: picture1F33D, size: 0.84 },
    bandeira: { kind: 'drawn', Art: Flags, size: 0.82 },
    coco: {
      kind: 'picture',
      src: picture1F965,
      plate: { shape: 'tile', tones: ['#c8f0ff', '#3a9ad0', '#14508a'] },
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
      src: picture1F31F,
      plate: { shape: 'flower', tones: ['#fff0b8', '#ff8a2e', '#a81c2e'] },
    },
  },
};
