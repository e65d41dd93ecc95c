import { type SeaKind, seaKindNames } from '@arara/games/tables';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { fewLanes, isSmallTank, manyLanes, type Shoal, shoalOf } from '../waters/shoal.ts';

const sizes: Readonly<Record<SeaKind, number>> = {
  camarao: 0.12,
  sardinha: 0.13,
  acara: 0.14,
  siri: 0.14,
  lula: 0.17,
  lagosta: 0.17,
  tartaruga: 0.19,
  jacare: 0.24,
  tubarao: 0.26,
  baiacu: 0.19,
  agua_viva: 0.2,
  polvo: 0.24,
  tubarao_dourado: 0.36,
};

const animals = (countOf: (index: number) => number) =>
  seaKindNames.flatMap((kind, index) =>
    Array.from({ length: countOf(index) }, () => ({ kind, size: sizes[kind] })),
  );

/** Three of the smallest, two of those between, one of the large ones. */
const large = shoalOf(
  animals((index) => (index < 3 ? 3 : index < 7 ? 2 : 1)),
  manyLanes,
);
/** Two of the two smallest, one of every other. */
const small = shoalOf(
  animals((index) => (index < 2 ? 2 : 1)),
  fewLanes,
);

/** The most animals the sea holds. */
export const mostSwimmers = large.length;

/** What swims in a tank of this size: every kind, fewer of the small ones where there is little room. */
export function swimmersIn(size: CanvasSize): Shoal<SeaKind> {
  return isSmallTank(size) ? small : large;
}
