import type { TitleLook } from '../pieces/stage-frame.tsx';
import { holdem } from './letters.ts';

export const holdemLook: TitleLook = {
  name: 'Hold’em Ipanema',
  lettering: holdem,
  face: ['#fff', '#dff4ff', '#7cc7ff'],
  depth: '#1c5fa8',
  edge: '#041a38',
};
