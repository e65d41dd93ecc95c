import type { KenoEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** The numbers drawn so far; told once all of them are. */
export interface KenoScene {
  readonly drawn: readonly number[];
  readonly isTold: boolean;
}

export const emptyBoard: KenoScene = { drawn: [], isTold: false };

const ms = { number: 190, told: 350 } as const;

export function kenoMoments(events: readonly KenoEvent[]): Moment<KenoScene>[] {
  const drawn = events.flatMap((event) => (event.type === 'number_drawn' ? [event.number] : []));
  return [
    ...drawn.map((_, index) => ({
      scene: { drawn: drawn.slice(0, index + 1), isTold: false },
      ms: ms.number,
    })),
    { scene: { drawn, isTold: true }, ms: ms.told },
  ];
}
