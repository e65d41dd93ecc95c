import picture1F9AA from '@lobehub/fluent-emoji-3d/assets/1f9aa.webp?no-inline';
import picture1F9DC1F3FE200D2640FE0F from '@lobehub/fluent-emoji-3d/assets/1f9dc-1f3fe-200d-2640-fe0f.webp?no-inline';
import picture1F41A from '@lobehub/fluent-emoji-3d/assets/1f41a.webp?no-inline';
import picture1F420 from '@lobehub/fluent-emoji-3d/assets/1f420.webp?no-inline';
import picture1FA9E from '@lobehub/fluent-emoji-3d/assets/1fa9e.webp?no-inline';
import { Pearl } from '../art/show.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/canto-da-iara.ts';
import { Waterfall } from '../scenery/waterfall.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Canto da Iara',
    lettering: title,
    face: ['#ffffff', '#d8fff8', '#6ae0d8'],
    depth: '#0a6a7a',
    edge: '#032a3a',
  },
  stacked,
  Scenery: Waterfall,
  motes: { kind: 'bubble', colours: ['#fff'] },
  frame: {
    kind: 'lace',
    tones: ['#fff6fa', '#7ad0d0', '#1f7a8a'],
    edge: '#053a4a',
  },
  colours: {
    ground: 'linear-gradient(180deg, #4fd8d4, #053a52)',
    reel: 'linear-gradient(180deg, #04384e, #0a6a80 24%, #0f8096 50%, #0a6a80 76%, #04384e)',
    gap: '#d8fff8',
    lit: '#fff3d8',
    tag: '#0f7a6a',
    plate: 'linear-gradient(180deg, #0f7a8a, #053a4a)',
    plateEdge: '#d8fff8',
    plateText: '#f0fffc',
    veil: 'radial-gradient(closest-side, rgb(3 38 52 / 0.95), rgb(3 38 52 / 0.82))',
  },
  symbols: {
    perola: { kind: 'drawn', Art: Pearl, size: 0.86 },
    espelho: { kind: 'picture', src: picture1FA9E },
    concha: { kind: 'picture', src: picture1F41A },
    peixe: { kind: 'picture', src: picture1F420 },
    coringa: {
      kind: 'picture',
      src: picture1F9DC1F3FE200D2640FE0F,
      plate: { shape: 'flower', tones: ['#d8fff8', '#1fb0a8', '#07606a'] },
    },
    bau: { kind: 'picture', src: picture1F9AA, size: 0.84 },
    A: { kind: 'letter', lettering: ace, tones: ['#fffdf4', '#f4dca0', '#c49a4a'], edge: '#032a3a' },
    K: { kind: 'letter', lettering: king, tones: ['#ffe6f2', '#f08ab8', '#b0467a'], edge: '#032a3a' },
    Q: { kind: 'letter', lettering: queen, tones: ['#e0fff8', '#4fe0c8', '#0f8a80'], edge: '#032a3a' },
    J: { kind: 'letter', lettering: jack, tones: ['#e0f0ff', '#7ab8ff', '#2e6ac4'], edge: '#032a3a' },
  },
  Chest: () => <img src={picture1F9AA} alt="" draggable={false} />,
};
