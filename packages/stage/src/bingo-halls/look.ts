import { bolaExtraHall, coretoHall, type Hall, juninoHall } from '@arara/games/tables';
import type { TitleLook } from '../pieces/stage-frame.tsx';
import type { StagePhrase } from '../stage.ts';
import { bolaExtra, coreto, junino } from './letters.ts';
import type { HallPace } from './moments.ts';

/** A hall's own art direction and pace. */
export interface HallLook {
  readonly hall: Hall;
  readonly theme: 'junino' | 'coreto' | 'extra';
  readonly title: TitleLook;
  readonly pace: HallPace;
  readonly firstCards: number;
  /** Stands in the place of the result when the draw is closed and cards play on. */
  readonly closedPhrase: StagePhrase;
  /** Letters above the columns. */
  readonly heads: readonly string[];
  /** A colour for each group of numbers that follow each other. */
  readonly balls: readonly string[];
  readonly perColor: number;
}

export const juninoLook: HallLook = {
  hall: juninoHall,
  theme: 'junino',
  title: {
    name: 'Bingo Junino',
    lettering: junino,
    face: ['#fff', '#ffe8a8', '#ffb52e'],
    depth: '#8a1f2c',
    edge: '#2a0b2e',
  },
  pace: { ball: 105, closed: 0, extra: 0 },
  firstCards: 3,
  closedPhrase: 'games.stage_good_luck',
  heads: ['B', 'I', 'N', 'G', 'O'],
  balls: ['#c92a2a', '#1864ab', '#c2410c', '#2b8a3e', '#862e9c'],
  perColor: 15,
};

export const coretoLook: HallLook = {
  hall: coretoHall,
  theme: 'coreto',
  title: {
    name: 'Bingo do Coreto',
    lettering: coreto,
    face: ['#fff', '#e2fbf0', '#8ce8c6'],
    depth: '#0b6b5a',
    edge: '#05312c',
  },
  pace: { ball: 80, closed: 1_100, extra: 140 },
  firstCards: 3,
  closedPhrase: 'draws.house_now',
  heads: [],
  balls: ['#0b7285', '#a61e4d', '#5f3dc4', '#2b8a3e', '#c2410c', '#1864ab', '#862e9c', '#087f5b', '#9c36b5'],
  perColor: 10,
};

export const bolaExtraLook: HallLook = {
  hall: bolaExtraHall,
  theme: 'extra',
  title: {
    name: 'Bola Extra',
    lettering: bolaExtra,
    face: ['#fff', '#ffd6f5', '#ff7ad9'],
    depth: '#5b1a9c',
    edge: '#17063f',
  },
  pace: { ball: 110, closed: 1_300, extra: 800 },
  firstCards: 4,
  closedPhrase: 'draws.extra_now',
  heads: [],
  balls: ['#d6336c', '#1971c2', '#7048e8', '#0c8599'],
  perColor: 15,
};
