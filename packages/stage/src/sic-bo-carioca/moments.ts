import type { SicBoEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** The dice in the cup: they roll, lie still one after the other, then the total is told. */
export interface ThrowScene {
  readonly dice: readonly number[];
  /** So many dice lie still. */
  readonly still: number;
  readonly isRolling: boolean;
  readonly isTold: boolean;
}

export const diceAtRest: ThrowScene = { dice: [], still: 0, isRolling: false, isTold: false };

const ms = { roll: 1_100, still: 420, told: 450 } as const;

export function throwMoments(events: readonly SicBoEvent[]): Moment<ThrowScene>[] {
  const thrown = events.find((event) => event.type === 'dice_thrown');
  if (!thrown) return [];
  const { dice } = thrown;
  const rolling = (still: number): ThrowScene => ({ dice, still, isRolling: true, isTold: false });
  return [
    { scene: rolling(0), ms: ms.roll },
    { scene: rolling(1), ms: ms.still },
    { scene: rolling(2), ms: ms.still },
    { scene: { dice, still: dice.length, isRolling: false, isTold: true }, ms: ms.told },
  ];
}
