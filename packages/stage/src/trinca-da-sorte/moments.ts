import type { DigitsEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** The digits that have come so far; the drums behind them still turn until the result is told. */
export interface DrumsScene {
  readonly isTurning: boolean;
  readonly drawn: readonly number[];
  readonly isHit: boolean;
  readonly isTold: boolean;
}

export const restingDrums: DrumsScene = { isTurning: false, drawn: [], isHit: false, isTold: false };

const ms = { spin: 700, digit: 720, told: 300 } as const;

/** The drums turn, stop one by one, then the result. */
export function drumMoments(events: readonly DigitsEvent[]): Moment<DrumsScene>[] {
  const moments: Moment<DrumsScene>[] = [];
  let scene: DrumsScene = { ...restingDrums, isTurning: true };
  for (const event of events) {
    if (event.type === 'ticket_marked') moments.push({ scene, ms: ms.spin });
    if (event.type === 'digit_drawn') {
      scene = { ...scene, drawn: [...scene.drawn, event.digit] };
      moments.push({ scene, ms: ms.digit });
    }
    if (event.type === 'ticket_scored') {
      scene = { ...scene, isTurning: false, isHit: event.isHit, isTold: true };
      moments.push({ scene, ms: ms.told });
    }
  }
  return moments;
}
