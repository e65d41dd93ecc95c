import type { MinesView } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** What lies open: the picked tiles in order, and at the end where the mines were. */
export interface FieldScene {
  readonly picked: readonly number[];
  readonly mined: readonly number[] | null;
  readonly end: MinesView['end'];
  readonly isTold: boolean;
}

export const emptyField: FieldScene = { picked: [], mined: null, end: null, isTold: false };

const ms = { turn: 180, hit: 420, told: 300 } as const;

/** The tile just picked turns over; at the end the rest of the field follows. */
export function fieldMoments(view: MinesView): Moment<FieldScene>[] {
  const open = { picked: view.picked, mined: null, end: null, isTold: false };
  if (view.end === null) return [{ scene: open, ms: view.picked.length === 0 ? 0 : ms.turn }];
  const last = view.picked.at(-1);
  const isHit = view.end === 'mine_hit' && last !== undefined;
  return [
    {
      scene: { ...open, mined: isHit ? [last] : null, end: isHit ? view.end : null },
      ms: isHit ? ms.hit : ms.turn,
    },
    { scene: { ...open, mined: view.mined, end: view.end, isTold: true }, ms: ms.told },
  ];
}

/** The tile an arrow key leads to on the field of five by five; it stays at the edge. */
export function tileTowards(tile: number, key: string): number | null {
  const [row, column] = [Math.floor(tile / 5), tile % 5];
  switch (key) {
    case 'ArrowRight':
      return row * 5 + Math.min(column + 1, 4);
    case 'ArrowLeft':
      return row * 5 + Math.max(column - 1, 0);
    case 'ArrowDown':
      return Math.min(row + 1, 4) * 5 + column;
    case 'ArrowUp':
      return Math.max(row - 1, 0) * 5 + column;
    case 'Home':
      return row * 5;
    case 'End':
      return row * 5 + 4;
    default:
      return null;
  }
}
