import picture26CFFE0F from '@lobehub/fluent-emoji-3d/assets/26cf-fe0f.webp?no-inline';
import { Gem } from '../art/gem.tsx';
import { Lantern } from '../art/lantern.tsx';
import { Nugget } from '../art/river.tsx';
import { stacked, title } from '../letters/esmeraldas-de-minas.ts';
import { MineGallery } from '../scenery/mine-gallery.tsx';
import type { SlotTheme } from '../theme.ts';

export const theme: SlotTheme = {
  title: {
    name: 'Esmeraldas de Minas',
    lettering: title,
    face: ['#f4fff4', '#6af0a8', '#12a866'],
    depth: '#044a2c',
    edge: '#120c08',
  },
  stacked,
  Scenery: MineGallery,
  motes: { kind: 'spark', colours: ['#8affc8', '#ffd98a'] },
  frame: {
    kind: 'stone',
    tones: ['#9a8a78', '#64564a', '#3a3028'],
    edge: '#15100c',
  },
  colours: {
    ground: '#1c1512',
    reel: 'linear-gradient(180deg, #0c0907, #241a14 40%, #2c2018 60%, #0c0907)',
    gap: '#54463a',
    lit: '#8affc8',
    tag: '#0a7a48',
    plate: 'linear-gradient(180deg, #4a3a2c, #221812)',
    plateEdge: '#8affc8',
    plateText: '#f0fff6',
    veil: 'radial-gradient(closest-side, rgb(14 10 8 / 0.95), rgb(14 10 8 / 0.82))',
  },
  symbols: {
    esmeralda: {
      kind: 'drawn',
      Art: () => (
        <Gem sides={8} tones={['#d8ffe6', '#12b868', '#034a2a']} turn={22.5} stretch={1.05} table={0.6} />
      ),
      size: 0.86,
    },
    pepita: { kind: 'drawn', Art: Nugget, size: 0.84 },
    lampiao: { kind: 'drawn', Art: Lantern, size: 0.84 },
    picareta: { kind: 'picture', src: picture26CFFE0F, size: 0.8 },
    quartzo: {
      kind: 'drawn',
      Art: () => <Gem sides={6} tones={['#ffffff', '#d8b8e8', '#8a6aa8']} stretch={1.1} table={0.4} />,
      size: 0.8,
    },
  },
};
