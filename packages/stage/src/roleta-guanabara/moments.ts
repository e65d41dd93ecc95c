import type { RouletteEvent } from '@arara/games';
import { wheelOrder } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** Where wheel and ball are turned to, in degrees, and whether the result is told. */
export interface WheelScene {
  readonly number: number | null;
  readonly isRolling: boolean;
  readonly isTold: boolean;
}

export const wheelAtRest: WheelScene = { number: null, isRolling: false, isTold: false };

/** How long the ball rolls; the stylesheet turns wheel and ball in the same time. */
const rollMs = 4_200;

/** The ball rolls, then the number is told. */
export function wheelMoments(events: readonly RouletteEvent[]): Moment<WheelScene>[] {
  const landed = events.find((event) => event.type === 'ball_landed');
  if (!landed) return [];
  const { number } = landed;
  return [
    { scene: { number, isRolling: true, isTold: false }, ms: rollMs },
    { scene: { number, isRolling: false, isTold: true }, ms: 500 },
  ];
}

/** The angle of a number's pocket on the wheel, clockwise from zero, in degrees. */
export function pocketAngle(number: number): number {
  return (wheelOrder.indexOf(number) * 360) / wheelOrder.length;
}

/** The next angle to turn the wheel to, on from where it stands, so that the pocket stops at the top. */
export function turnTo(number: number, from: number, turns: number): number {
  const rest = ((-pocketAngle(number) - from) % 360) - 360;
  return from + (rest % 360) - turns * 360;
}

/** How far wheel and ball have turned, in degrees, and for which number. */
export interface WheelTurn {
  readonly number: number | null;
  readonly wheel: number;
  readonly ball: number;
}

/** Turned on for a scene. Whoever comes when the ball has fallen, or sees no motion, finds it in its pocket. */
export function turnedFor(turn: WheelTurn, { number, isRolling }: WheelScene): WheelTurn {
  if (number === null || (!isRolling && number === turn.number)) return turn;
  if (!isRolling) return { number, wheel: turnTo(number, turn.wheel, 0), ball: turn.ball };
  return { number, wheel: turnTo(number, turn.wheel, 2), ball: turn.ball + 5 * 360 };
}
