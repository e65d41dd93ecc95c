import type { TowerView } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** What lies open: the tile chosen on each floor, and at the end where the crabs sat. */
export interface TowerScene {
  readonly picked: readonly number[];
  readonly crabs: readonly (readonly number[])[] | null;
  readonly end: TowerView['end'];
  /** The last pick hides a crab; known before the rest is shown. */
  readonly isHit: boolean;
  readonly isTold: boolean;
}

export const emptyTower: TowerScene = { picked: [], crabs: null, end: null, isHit: false, isTold: false };

const ms = { turn: 200, hit: 450, told: 300 } as const;

/** The tile just chosen turns over; at the end the rest of the tower follows. */
export function towerMoments(view: TowerView): Moment<TowerScene>[] {
  const open = { ...emptyTower, picked: view.picked };
  if (view.end === null) return [{ scene: open, ms: view.picked.length === 0 ? 0 : ms.turn }];
  const isHit = view.end === 'crab_hit';
  return [
    { scene: { ...open, isHit }, ms: isHit ? ms.hit : ms.turn },
    { scene: { ...open, crabs: view.crabs, end: view.end, isHit, isTold: true }, ms: ms.told },
  ];
}
