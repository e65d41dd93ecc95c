import type { HiLoView } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** The cards that lie open, how the round ended, and whether the last card has just been turned. */
export interface HiLoScene {
  readonly cards: readonly string[];
  readonly isTurning: boolean;
  readonly end: HiLoView['end'];
}

export const noCards: HiLoScene = { cards: [], isTurning: false, end: null };

const ms = { turn: 380, told: 320 } as const;

/** The newest card turns, then the round goes on or is told. */
export function hiLoMoments({ cards, end }: HiLoView): Moment<HiLoScene>[] {
  if (end === 'cashed_out') return [{ scene: { cards, isTurning: false, end }, ms: ms.told }];
  const turned = { scene: { cards, isTurning: true, end: null }, ms: ms.turn };
  return [turned, { scene: { cards, isTurning: false, end }, ms: end === null ? 0 : ms.told }];
}
