import type { TitleLook } from '../pieces/stage-frame.tsx';
import { title } from './letters.ts';

export const blackjackLook: TitleLook = {
  name: 'Blackjack Leblon',
  lettering: title,
  face: ['#fff', '#e5f6ff', '#9fdcff'],
  depth: '#0d3e6b',
  edge: '#04152b',
};
