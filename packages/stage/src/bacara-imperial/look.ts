import type { TitleLook } from '../pieces/stage-frame.tsx';
import { title } from './letters.ts';

/** How the title is drawn. */
export const baccaratLook: TitleLook = {
  name: 'Bacará Imperial',
  lettering: title,
  face: ['#fff3cf', '#f2c35a', '#a8721a'],
  depth: '#5e0a18',
  edge: '#240208',
};
