import { carnavalCard, type ScratchCard, tesouroCard, tropicalCard } from '@arara/games/tables';
import type { EmojiCode } from '@arara/ui';
import type { TitleLook } from '../pieces/stage-frame.tsx';
import type { Foil } from './foil.ts';
import { carnaval, tesouro, tropical } from './letters.ts';

/** A scratch title's own art direction. */
export interface ScratchLook {
  readonly card: ScratchCard;
  readonly theme: 'tropical' | 'carnaval' | 'tesouro';
  readonly title: TitleLook;
  readonly foil: Foil;
  /** A picture for each mark; none where marks are numbers. */
  readonly marks: readonly EmojiCode[];
}

export const tropicalLook: ScratchLook = {
  card: tropicalCard,
  theme: 'tropical',
  title: {
    name: 'Raspa Tropical',
    lettering: tropical,
    face: ['#fff', '#fff6c2', '#ffe04a'],
    depth: '#b3203f',
    edge: '#7a1038',
  },
  foil: ['#fff3bf', '#e0b34a', '#a8741a', '#7a4f08'],
  // From the smallest prize to the largest.
  marks: ['1f34b', '1f34a', '1f352', '1f347', '1f349', '1f965', '1f34d', '1f379'],
};

export const carnavalLook: ScratchLook = {
  card: carnavalCard,
  theme: 'carnaval',
  title: {
    name: 'Raspa Carnaval',
    lettering: carnaval,
    face: ['#fff', '#e8f7ff', '#5ee7ff'],
    depth: '#8a0f8f',
    edge: '#2f0447',
  },
  foil: ['#f4e3ff', '#b98be8', '#7a4bbd', '#4a1d8c'],
  marks: [],
};

export const tesouroLook: ScratchLook = {
  card: tesouroCard,
  theme: 'tesouro',
  title: {
    name: 'Chave do Tesouro',
    lettering: tesouro,
    face: ['#fff7d6', '#ffd76a', '#d9950b'],
    depth: '#5a3206',
    edge: '#1d1002',
  },
  foil: ['#ead7b7', '#b08a54', '#6d4c22', '#3f2a10'],
  marks: ['1f48e', '1f451', '1fa99', '1f3c6', '1f4b0', '1f381', '1f3c5', '1f514'],
};
