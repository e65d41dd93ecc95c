import { ipeLottery, type Lottery, trevoLottery } from '@arara/games/tables';
import type { TitleLook } from '../pieces/stage-frame.tsx';
import { ipeTitle, title } from './letters.ts';

/** A lottery's own art direction. */
export interface LotteryLook {
  readonly lottery: Lottery;
  readonly theme: 'trevo' | 'ipe';
  readonly title: TitleLook;
  readonly ball: string;
  readonly hitBall: string;
}

export const trevoLook: LotteryLook = {
  lottery: trevoLottery,
  theme: 'trevo',
  title: {
    name: 'Sorte do Trevo',
    lettering: title,
    face: ['#fff', '#f4ffd0', '#c9f25a'],
    depth: '#0c6b3c',
    edge: '#04351f',
  },
  ball: '#138a4a',
  hitBall: '#f0b72e',
};

export const ipeLook: LotteryLook = {
  lottery: ipeLottery,
  theme: 'ipe',
  title: {
    name: 'Ipê de Ouro',
    lettering: ipeTitle,
    face: ['#fff', '#fff3b0', '#ffc91f'],
    depth: '#9c5a00',
    edge: '#3d1f00',
  },
  ball: '#7048e8',
  hitBall: '#ffc91f',
};
