import type { TitleLook } from '../pieces/stage-frame.tsx';
import { title } from './letters.ts';

/** How the title is drawn. */
export const dragonLook: TitleLook = {
  name: 'Dragão e Onça',
  lettering: title,
  face: ['#fff6d8', '#ffd35c', '#c9801a'],
  depth: '#6b1010',
  edge: '#220408',
};
