import { CutCactus, CutHat, CutRooster, CutSun, CutTrickster, CutViola } from '../art/woodcut.tsx';
import { stacked, title } from '../letters/cordel-da-sorte.ts';
import { WoodcutSky } from '../scenery/woodcut-sky.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Cordel da Sorte',
    lettering: title,
    face: ['#1c130c', '#1c130c', '#1c130c'],
    depth: '#b3301f',
    edge: '#f3dfae',
  },
  stacked,
  Scenery: WoodcutSky,
  frame: {
    kind: 'print',
    tones: ['#f3dfae', '#b3301f', '#1c130c'],
    edge: '#1c130c',
  },
  colours: {
    ground: '#e9c983',
    reel: '#f6e7c2',
    gap: '#1c130c',
    lit: '#b3301f',
    tag: '#b3301f',
    plate: '#1c130c',
    plateEdge: '#f3dfae',
    plateText: '#f3dfae',
    veil: 'rgb(28 19 12 / 0.9)',
  },
  symbols: {
    sol: { kind: 'drawn', Art: CutSun, size: 0.8 },
    galo: { kind: 'drawn', Art: CutRooster, size: 0.8 },
    viola: { kind: 'drawn', Art: CutViola, size: 0.8 },
    chapeu: { kind: 'drawn', Art: CutHat, size: 0.8 },
    cacto: { kind: 'drawn', Art: CutCactus, size: 0.8 },
    coringa: { kind: 'drawn', Art: CutTrickster, size: 0.8 },
  },
};
