import type { DiceEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** What the drums show: how many of the four digits stand, and whether the result is told. */
export interface DiceScene {
  readonly roll: number | null;
  readonly standing: number;
  readonly isTold: boolean;
}

export const diceAtRest: DiceScene = { roll: null, standing: 4, isTold: false };

const spinMs = 260;
const stopMs = 120;

/** Drums that stop left to right, then the result. */
export function diceMoments(events: readonly DiceEvent[]): Moment<DiceScene>[] {
  const rolled = events.find((event) => event.type === 'rolled');
  if (!rolled) return [];
  const { roll } = rolled;
  const stops = [1, 2, 3, 4].map((standing) => ({ scene: { roll, standing, isTold: false }, ms: stopMs }));
  return [
    { scene: { roll, standing: 0, isTold: false }, ms: spinMs },
    ...stops,
    { scene: { roll, standing: 4, isTold: true }, ms: 200 },
  ];
}
