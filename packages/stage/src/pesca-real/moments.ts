import type { FishingEvent } from '@arara/games';
import type { FishKind } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** The shot on its way, what became of it, or neither. */
export interface TankScene {
  readonly phase: 'swimming' | 'shooting' | 'caught' | 'away';
  readonly fish: FishKind | null;
  readonly isTold: boolean;
}

export const quietTank: TankScene = { phase: 'swimming', fish: null, isTold: false };

/** How long a shot flies, and how long its end is shown; the canvas draws by the same figures. */
export const shotMs = 420;
export const endMs = 800;

export function tankMoments(events: readonly FishingEvent[]): Moment<TankScene>[] {
  const fired = events.find((event) => event.type === 'shot_fired');
  if (!fired) return [];
  const { fish, isCaught } = fired;
  return [
    { scene: { phase: 'shooting', fish, isTold: false }, ms: shotMs },
    { scene: { phase: isCaught ? 'caught' : 'away', fish, isTold: true }, ms: endMs },
  ];
}
