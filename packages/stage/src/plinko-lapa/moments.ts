import type { PlinkoEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** The path of a ball that falls or has fallen; `null` while there is none. */
export interface BoardScene {
  readonly path: readonly number[] | null;
  readonly slot: number | null;
  readonly multiplier: number;
}

export const emptyBoard: BoardScene = { path: null, slot: null, multiplier: 0 };

/** How long the ball takes from one row to the next; the canvas draws by the same figure. */
export const rowMs = 125;

export function boardMoments(events: readonly PlinkoEvent[]): Moment<BoardScene>[] {
  const fell = events.find((event) => event.type === 'ball_fell');
  if (!fell) return [];
  const { path, slot, multiplier } = fell;
  return [
    { scene: { path, slot: null, multiplier: 0 }, ms: rowMs * (path.length + 1) },
    { scene: { path, slot, multiplier }, ms: 400 },
  ];
}

/** Where the ball is after so many rows (with a fraction between them): steps to the right of the middle, and rows down. */
export function ballAt(path: readonly number[], rows: number): { across: number; down: number } {
  const whole = Math.min(Math.floor(rows), path.length);
  const part = whole === path.length ? 0 : rows - whole;
  const across = path.slice(0, whole).reduce((sum, step) => sum + step - 0.5, 0);
  const next = (path[whole] ?? 0.5) - 0.5;
  // It hops over the peg: up a little first, then down.
  const hop = whole === 0 ? 0 : Math.sin(part * Math.PI) * 0.22;
  return { across: across + next * part, down: whole + part ** 1.6 - hop };
}
