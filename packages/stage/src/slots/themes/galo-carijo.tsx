import picture1F33B from '@lobehub/fluent-emoji-3d/assets/1f33b.webp?no-inline';
import picture1F33D from '@lobehub/fluent-emoji-3d/assets/1f33d.webp?no-inline';
import picture1F95A from '@lobehub/fluent-emoji-3d/assets/1f95a.webp?no-inline';
import picture1F413 from '@lobehub/fluent-emoji-3d/assets/1f413.webp?no-inline';
import picture2600FE0F from '@lobehub/fluent-emoji-3d/assets/2600-fe0f.webp?no-inline';

import { ace, jack, king, queen, stacked, title } from '../letters/galo-carijo.ts';
import { Hills } from '../scenery/hills.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Galo Carijó',
    lettering: title,
    face: ['#fffdf0', '#ffe14a', '#f59a12'],
    depth: '#8a2a14',
    edge: '#3a1408',
  },
  stacked,
  Scenery: () => (
    <Hills
      sky={[
        [0, '#4fb0f0'],
        [0.4, '#ffe0a0'],
        [0.6, '#ffb86a'],
        [1, '#6aa83a'],
      ]}
      hill={['#a8c85a', '#7ab03a', '#5a9a2e']}
      crop={['#e0c23a', '#c4a02a']}
      house="#fff4e0"
    />
  ),
  frame: {
    kind: 'wood',
    tones: ['#8ac8e0', '#4a90b8', '#255a80'],
    edge: '#12304a',
  },
  colours: {
    ground: 'linear-gradient(180deg, #4fb0f0, #6aa83a)',
    reel: 'linear-gradient(180deg, #cfe6f0, #f4fbff 24%, #ffffff 50%, #f4fbff 76%, #c4dde8)',
    gap: '#5a9ac0',
    lit: '#f0701e',
    tag: '#c4341e',
    plate: 'linear-gradient(180deg, #b8481e, #6b200c)',
    plateEdge: '#ffe08a',
    plateText: '#fff6dc',
    veil: 'radial-gradient(closest-side, rgb(60 22 8 / 0.93), rgb(60 22 8 / 0.78))',
  },
  symbols: {
    galo: { kind: 'picture', src: picture1F413, size: 0.9 },
    milho: { kind: 'picture', src: picture1F33D },
    ovo: { kind: 'picture', src: picture1F95A },
    sol: { kind: 'picture', src: picture2600FE0F },
    coringa: {
      kind: 'picture',
      src: picture1F33B,
      plate: { shape: 'flower', tones: ['#fff6c4', '#ffc22e', '#e0701e'] },
    },
    A: { kind: 'letter', lettering: ace, tones: ['#ffe08a', '#f09a14', '#b85a0c'], edge: '#ffffff' },
    K: { kind: 'letter', lettering: king, tones: ['#ffb0a0', '#e0402e', '#8a1414'], edge: '#ffffff' },
    Q: { kind: 'letter', lettering: queen, tones: ['#b0e0ff', '#2e8ad8', '#14508a'], edge: '#ffffff' },
    J: { kind: 'letter', lettering: jack, tones: ['#c8e88a', '#6aa82e', '#3a6b14'], edge: '#ffffff' },
  },
};
