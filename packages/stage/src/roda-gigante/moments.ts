import type { WheelEvent } from '@arara/games';
import { wheelSize } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** The cabin the wheel turns to, and whether it stands. */
export interface WheelScene {
  readonly cabin: number | null;
  readonly isTurning: boolean;
  readonly multiplier: number;
}

export const wheelAtRest: WheelScene = { cabin: null, isTurning: false, multiplier: 0 };

/** How long the wheel turns; the stylesheet turns it in the same time. */
const turnMs = 2_600;

export function wheelMoments(events: readonly WheelEvent[]): Moment<WheelScene>[] {
  const stopped = events.find((event) => event.type === 'wheel_stopped');
  if (!stopped) return [];
  const { cabin, multiplier } = stopped;
  return [
    { scene: { cabin, isTurning: true, multiplier: 0 }, ms: turnMs },
    { scene: { cabin, isTurning: false, multiplier }, ms: 400 },
  ];
}

/** The next angle to turn to, on from where the wheel stands, so that a cabin stops at the top. */
export function turnTo(cabin: number, from: number, turns: number): number {
  const rest = (((-cabin * 360) / wheelSize - from) % 360) - 360;
  return from + (rest % 360) - turns * 360;
}
