import picture1F3AD from '@lobehub/fluent-emoji-3d/assets/1f3ad.webp?no-inline';
import picture1F31F from '@lobehub/fluent-emoji-3d/assets/1f31f.webp?no-inline';
import picture1F38A from '@lobehub/fluent-emoji-3d/assets/1f38a.webp?no-inline';
import picture1F483 from '@lobehub/fluent-emoji-3d/assets/1f483.webp?no-inline';
import picture1FAB6 from '@lobehub/fluent-emoji-3d/assets/1fab6.webp?no-inline';
import { Pandeiro } from '../art/music.tsx';
import { ace, jack, king, queen, stacked, title } from '../letters/noite-de-carnaval.ts';
import { Parade } from '../scenery/parade.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Noite de Carnaval',
    lettering: title,
    face: ['#ffffff', '#ffe0f4', '#ff9bd6'],
    depth: '#7a0f7e',
    edge: '#3d0452',
  },
  stacked,
  Scenery: () => (
    <Parade
      sky={[
        [0, '#1c0548'],
        [0.45, '#6a1a96'],
        [0.8, '#d01f86'],
        [1, '#3a0648'],
      ]}
      beam="#ff9ae4"
      feathers={['#ff2d8a', '#ffb52e', '#22c8e0']}
    />
  ),
  motes: { kind: 'paper', colours: ['#ffd34a', '#3fe0ff', '#ff5c8a', '#8dff6a', '#fff'] },
  frame: {
    kind: 'bulbs',
    tones: ['#ff6ac4', '#b3148a', '#5a0a5e'],
    edge: '#2a0338',
  },
  colours: {
    ground: 'linear-gradient(180deg, #1c0548, #d01f86)',
    reel: 'linear-gradient(180deg, #1a0436, #3a0c6a 24%, #4a1480 50%, #3a0c6a 76%, #1a0436)',
    gap: '#c42a9a',
    lit: '#ffe14a',
    tag: '#c4137a',
    plate: 'linear-gradient(180deg, #6a1a96, #2a0650)',
    plateEdge: '#ff9ae4',
    plateText: '#ffe6fa',
    veil: 'radial-gradient(closest-side, rgb(40 4 66 / 0.94), rgb(40 4 66 / 0.8))',
  },
  symbols: {
    mascara: { kind: 'picture', src: picture1F3AD, size: 0.88 },
    pandeiro: { kind: 'drawn', Art: Pandeiro, size: 0.8 },
    pluma: { kind: 'picture', src: picture1FAB6, filter: 'hue-rotate(250deg) saturate(2.6)' },
    confete: { kind: 'picture', src: picture1F38A },
    coringa: {
      kind: 'picture',
      src: picture1F483,
      plate: { shape: 'flower', tones: ['#ffe98a', '#ff8a1e', '#b3148a'] },
    },
    estrela: {
      kind: 'picture',
      src: picture1F31F,
      plate: { shape: 'disc', tones: ['#ff9ae4', '#b3148a', '#4a0a5e'] },
    },
    A: { kind: 'letter', lettering: ace, tones: ['#fff3a8', '#ffc22e', '#e0701e'], edge: '#26043e' },
    K: { kind: 'letter', lettering: king, tones: ['#ffc0e8', '#ff4fb4', '#b3148a'], edge: '#26043e' },
    Q: { kind: 'letter', lettering: queen, tones: ['#b8f4ff', '#2ac4e8', '#0f6ab0'], edge: '#26043e' },
    J: { kind: 'letter', lettering: jack, tones: ['#d8ffb0', '#6ad84a', '#1f8a3a'], edge: '#26043e' },
  },
};
