import type { GemsEvent } from '@arara/games';
import type { GemHand } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** The gems that lie open, and what they show once all do. */
export interface GemsScene {
  readonly gems: readonly number[];
  readonly hand: GemHand | null;
}

export const closedRock: GemsScene = { gems: [], hand: null };

const ms = { gem: 300, last: 420, told: 500 } as const;

/** Gem by gem; the last one takes its time. */
export function gemsMoments(events: readonly GemsEvent[]): Moment<GemsScene>[] {
  const gems = events.flatMap((event) => (event.type === 'gem_drawn' ? [event.gem] : []));
  const matched = events.find((event) => event.type === 'gems_matched');
  return [
    ...gems.map((_, index) => ({
      scene: { gems: gems.slice(0, index + 1), hand: null },
      ms: index === gems.length - 1 ? ms.last : ms.gem,
    })),
    { scene: { gems, hand: matched?.hand ?? null }, ms: ms.told },
  ];
}
