import { Gem } from '../art/gem.tsx';
import { stacked, title } from '../letters/diamante-azul.ts';
import { CrystalCave } from '../scenery/crystal-cave.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Diamante Azul',
    lettering: title,
    face: ['#ffffff', '#d8f1ff', '#7cc6ff'],
    depth: '#0a2d84',
    edge: '#04123f',
  },
  stacked,
  Scenery: () => (
    <CrystalCave
      rock={[
        [0, '#051040'],
        [0.5, '#1450b8'],
        [1, '#040a2e'],
      ]}
      crystal={['#e8faff', '#5ab8ff', '#1a4ac0']}
      light="#bfe8ff"
    />
  ),
  motes: { kind: 'spark', colours: ['#fff', '#bfe8ff'] },
  frame: {
    kind: 'ice',
    tones: ['#e8faff', '#6abcff', '#1a4ac0'],
    edge: '#04123f',
  },
  colours: {
    ground: '#0a2d84',
    reel: 'linear-gradient(180deg, #030a2c, #0a2468 40%, #0f3080 60%, #030a2c)',
    gap: '#5aa8ff',
    lit: '#ffffff',
    tag: '#1450b8',
    plate: 'linear-gradient(180deg, #1450b8, #081e5c)',
    plateEdge: '#bfe8ff',
    plateText: '#f0faff',
    veil: 'radial-gradient(closest-side, rgb(3 10 44 / 0.95), rgb(3 10 44 / 0.82))',
  },
  symbols: {
    diamante: {
      kind: 'drawn',
      Art: () => <Gem sides={8} tones={['#ffffff', '#7ad0ff', '#1a5ad8']} turn={22.5} />,
      size: 0.88,
    },
    rubi: {
      kind: 'drawn',
      Art: () => <Gem sides={6} tones={['#ffb0b8', '#e8203e', '#6a0424']} />,
      size: 0.84,
    },
    esmeralda: {
      kind: 'drawn',
      Art: () => <Gem sides={4} tones={['#c8ffd8', '#1fc46a', '#04562e']} turn={45} table={0.6} />,
      size: 0.9,
    },
    topazio: {
      kind: 'drawn',
      Art: () => <Gem sides={5} tones={['#fff3b0', '#ffb31e', '#a8540a']} />,
      size: 0.84,
    },
  },
};
