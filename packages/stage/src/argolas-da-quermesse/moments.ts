import type { RingsEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** How each thrown ring ended; `flying` is on its way. */
export interface RingsScene {
  readonly rings: readonly boolean[];
  readonly isFlying: boolean;
  readonly isTold: boolean;
}

export const fullHand: RingsScene = { rings: [], isFlying: false, isTold: false };

const ms = { flight: 420, rest: 140, told: 400 } as const;

/** Ring by ring: it flies, then lies where it fell. */
export function ringsMoments(events: readonly RingsEvent[]): Moment<RingsScene>[] {
  const rings = events.flatMap((event) => (event.type === 'ring_thrown' ? [event.isOn] : []));
  return [
    ...rings.flatMap((_, index) => [
      { scene: { rings: rings.slice(0, index), isFlying: true, isTold: false }, ms: ms.flight },
      { scene: { rings: rings.slice(0, index + 1), isFlying: false, isTold: false }, ms: ms.rest },
    ]),
    { scene: { rings, isFlying: false, isTold: true }, ms: ms.told },
  ];
}
