import picture1F352 from '@lobehub/fluent-emoji-3d/assets/1f352.webp?no-inline';
import picture1F514 from '@lobehub/fluent-emoji-3d/assets/1f514.webp?no-inline';
import picture2615 from '@lobehub/fluent-emoji-3d/assets/2615.webp?no-inline';
import { Bar } from '../art/bar.tsx';
import { CoffeeBeans } from '../art/fruits.tsx';
import { Seven } from '../art/seven.tsx';
import { stacked, title } from '../letters/cafe-777.ts';
import { BarRoom } from '../scenery/bar-room.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Café 777',
    lettering: title,
    face: ['#ffffff', '#ffe9c7', '#f2b66b'],
    depth: '#54250f',
    edge: '#2a1108',
  },
  stacked,
  Scenery: () => (
    <BarRoom
      wall={[
        [0, '#8a4a24'],
        [0.5, '#5b2f17'],
        [1, '#26110a'],
      ]}
      tile="#e8c9a0"
      wood={['#4a220e', '#a8652e']}
      lamp="#ffdc9a"
    />
  ),
  frame: {
    kind: 'riveted',
    tones: ['#fff0c4', '#d4a24a', '#8a5a1c'],
    edge: '#3a1c08',
    crest: picture1F514,
  },
  colours: {
    ground: 'linear-gradient(180deg, #8a4a24, #26110a)',
    reel: 'linear-gradient(180deg, #d9c39c, #fff6e2 24%, #fffcf2 50%, #fff6e2 76%, #ccb386)',
    gap: '#6b3a16',
    lit: '#d8202e',
    tag: '#6b2a10',
    plate: 'linear-gradient(180deg, #6b3314, #34160a)',
    plateEdge: '#e0b46a',
    plateText: '#fff0d4',
    veil: 'radial-gradient(closest-side, rgb(38 16 6 / 0.94), rgb(38 16 6 / 0.8))',
  },
  symbols: {
    sete: { kind: 'drawn', Art: () => <Seven tones={['#ffb0a0', '#e0182e', '#6b0612']} />, size: 0.84 },
    sino: { kind: 'picture', src: picture1F514 },
    bar: {
      kind: 'drawn',
      Art: () => <Bar count={3} tones={['#8a6a4a', '#4a2c16', '#221008']} />,
      size: 0.84,
    },
    grao: { kind: 'drawn', Art: CoffeeBeans, size: 0.82 },
    cereja: { kind: 'picture', src: picture1F352 },
    xicara: { kind: 'picture', src: picture2615, size: 0.84 },
  },
  wheel: ['#b5202e', '#5b2f17', '#d99a26', '#2f6b5a'],
};
