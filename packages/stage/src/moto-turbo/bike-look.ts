import type { BikeName } from '@arara/games/tables';

/** Names and colours of the bikes; names are the same in every language. */
export const bikeLooks: Readonly<Record<BikeName, { name: string; color: string; hue: string }>> = {
  sabia: { name: 'Sabiá', color: '#ffb52e', hue: 'hue-rotate(30deg) saturate(1.3)' },
  tucano: { name: 'Tucano', color: '#2fe6ff', hue: 'hue-rotate(170deg) saturate(1.4)' },
  carcara: { name: 'Carcará', color: '#ff3d8a', hue: 'hue-rotate(-40deg) saturate(1.6)' },
};
