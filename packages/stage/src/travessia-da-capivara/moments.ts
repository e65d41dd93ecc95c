import type { CrossingView } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** Where the capybara stands, and at the end which lanes had a car. */
export interface CrossingScene {
  /** Lanes behind it; the one it stands on is the last of them. */
  readonly crossed: number;
  readonly isHit: boolean;
  readonly dangers: CrossingView['dangers'];
  readonly end: CrossingView['end'];
}

export const nearBank: CrossingScene = { crossed: 0, isHit: false, dangers: null, end: null };

const ms = { hop: 260, hit: 520, told: 300 } as const;

/** One hop; a car comes after it, and the rest of the road is shown at the end. */
export function crossingMoments({ crossed, end, dangers }: CrossingView): Moment<CrossingScene>[] {
  const stood = { ...nearBank, crossed };
  if (end === null) return [{ scene: stood, ms: crossed === 0 ? 0 : ms.hop }];
  const isHit = end === 'car_came';
  const told = { scene: { crossed, isHit, dangers, end }, ms: ms.told };
  if (end === 'cashed_out') return [told];
  return [{ scene: stood, ms: ms.hop }, ...(isHit ? [{ scene: { ...stood, isHit }, ms: ms.hit }] : []), told];
}
