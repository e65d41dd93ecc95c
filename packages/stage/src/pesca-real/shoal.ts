import { type FishKind, fishKinds } from '@arara/games/tables';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { fewLanes, isSmallTank, manyLanes, type Shoal, shoalOf } from '../waters/shoal.ts';

const sizes: Readonly<Record<FishKind, number>> = {
  camarao: 0.13,
  sardinha: 0.14,
  acara: 0.16,
  siri: 0.15,
  agua_viva: 0.18,
  baiacu: 0.19,
  lula: 0.2,
  polvo: 0.23,
  tubarao: 0.3,
  tubarao_dourado: 0.36,
};

const animals = (countOf: (index: number) => number) =>
  fishKinds.flatMap((kind, index) =>
    Array.from({ length: countOf(index) }, () => ({ kind, size: sizes[kind] })),
  );

/** Three of the smallest, two of those between, one of the large ones. */
const large = shoalOf(
  animals((index) => (index < 3 ? 3 : index < 7 ? 2 : 1)),
  manyLanes,
);
/** Two of the smallest, one of every other. */
const small = shoalOf(
  animals((index) => (index < 3 ? 2 : 1)),
  fewLanes,
);

/** The most animals a tank holds. */
export const mostFish = large.length;

/** What swims in a tank of this size: every kind, fewer of the small ones where there is little room. */
export function shoalIn(size: CanvasSize): Shoal<FishKind> {
  return isSmallTank(size) ? small : large;
}
