import type { BikeName } from '@arara/games/tables';

/**
 * Names and colours of the bikes; names are the same in every language. The picture is red: `filter` brings it to the colour,
 * over one tone where the colour is far from red, as turning its hue alone leaves parts of it on the other side.
 */
export const bikeLooks: Readonly<Record<BikeName, { name: string; color: string; filter: string }>> = {
  sabia: {
    name: 'Sabiá',
    color: '#ffb52e',
    filter: 'sepia(0.9) hue-rotate(-5deg) saturate(4) brightness(1.2)',
  },
  tucano: {
    name: 'Tucano',
    color: '#2fe6ff',
    filter: 'sepia(1) hue-rotate(140deg) saturate(3.6) brightness(1.2)',
  },
  carcara: { name: 'Carcará', color: '#ff3d8a', filter: 'hue-rotate(-12deg) saturate(1.2)' },
};
