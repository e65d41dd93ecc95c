import picture1F9FA from '@lobehub/fluent-emoji-3d/assets/1f9fa.webp?no-inline';
import picture1F34A from '@lobehub/fluent-emoji-3d/assets/1f34a.webp?no-inline';
import picture1F34B from '@lobehub/fluent-emoji-3d/assets/1f34b.webp?no-inline';
import picture1F347 from '@lobehub/fluent-emoji-3d/assets/1f347.webp?no-inline';
import picture1F349 from '@lobehub/fluent-emoji-3d/assets/1f349.webp?no-inline';
import picture1F352 from '@lobehub/fluent-emoji-3d/assets/1f352.webp?no-inline';
import { Seven } from '../art/seven.tsx';
import { stacked, title } from '../letters/frutas-da-feira.ts';
import { Market } from '../scenery/market.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Frutas da Feira',
    lettering: title,
    face: ['#ffffff', '#fff4d6', '#ffd98a'],
    depth: '#a3113f',
    edge: '#7a0b2e',
  },
  stacked,
  Scenery: () => (
    <Market
      sky={[
        [0, '#ffd9a0'],
        [0.5, '#ffb37a'],
        [1, '#d9604a'],
      ]}
      stripes={['#fff7ec', '#d8263a']}
    />
  ),
  frame: {
    kind: 'wood',
    tones: ['#d99a5a', '#a4642c', '#6b3a14'],
    edge: '#3a1c08',
  },
  colours: {
    ground: 'linear-gradient(180deg, #ffb37a, #d9604a)',
    reel: 'linear-gradient(180deg, #efd9ae, #fff8e4 22%, #fffdf4 50%, #fff8e4 78%, #e6cb98)',
    gap: '#c08a4a',
    lit: '#f0341e',
    tag: '#1f7a3a',
    plate: 'linear-gradient(180deg, #2f5a3a, #173320)',
    plateEdge: '#f5e9c8',
    plateText: '#fff6dc',
    veil: 'radial-gradient(closest-side, rgb(60 20 8 / 0.93), rgb(60 20 8 / 0.78))',
  },
  symbols: {
    sete: {
      kind: 'drawn',
      Art: () => <Seven tones={['#ff8a7a', '#e0182e', '#7a0614']} isBurning />,
      size: 0.86,
    },
    melancia: { kind: 'picture', src: picture1F349 },
    uva: { kind: 'picture', src: picture1F347 },
    laranja: { kind: 'picture', src: picture1F34A },
    limao: { kind: 'picture', src: picture1F34B },
    cereja: { kind: 'picture', src: picture1F352 },
    coringa: { kind: 'picture', src: picture1F9FA, size: 0.86 },
  },
};
