import type { AquariumEvent } from '@arara/games';
import type { SeaFeature, SeaKind } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** The shot on its way, the parts a boss brings one after the other, what became of it, or nothing. */
export interface SeaScene {
  readonly phase: 'swimming' | 'shooting' | 'bursting' | 'caught' | 'away';
  readonly kind: SeaKind | null;
  readonly gun: number;
  readonly feature: SeaFeature | null;
  /** What the catch has brought so far, in stakes, part by part. */
  readonly parts: readonly number[];
  readonly worth: number;
  readonly isTold: boolean;
}

export const quietSea: SeaScene = {
  phase: 'swimming',
  kind: null,
  gun: 1,
  feature: null,
  parts: [],
  worth: 0,
  isTold: false,
};

/** How long each phase is shown; the canvas draws by the same figures. */
export const shotMs = 380;
export const partMs = 240;
export const endMs = 850;

export function seaMoments(events: readonly AquariumEvent[]): Moment<SeaScene>[] {
  const fired = events.find((event) => event.type === 'shot_fired');
  if (!fired) return [];
  const played = events.find((event) => event.type === 'feature_played');
  const counted = events.find((event) => event.type === 'catch_counted');
  const { kind, gun, isCaught } = fired;
  const shot: SeaScene = { ...quietSea, phase: 'shooting', kind, gun };
  const parts = played?.parts ?? [];
  const feature = played?.feature ?? null;
  return [
    { scene: shot, ms: shotMs },
    ...parts.map((_, index) => ({
      scene: { ...shot, phase: 'bursting' as const, feature, parts: parts.slice(0, index + 1) },
      ms: partMs,
    })),
    {
      scene: {
        ...shot,
        phase: isCaught ? 'caught' : 'away',
        feature,
        parts,
        worth: counted?.worth ?? 0,
        isTold: true,
      },
      ms: endMs,
    },
  ];
}
