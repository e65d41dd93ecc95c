import { type FishKind, fishKinds } from '@arara/games/tables';

/** One animal in the tank. Sizes and depths are shares of the tank's height, speeds of its width a second. */
export interface Swimmer {
  readonly kind: FishKind;
  readonly size: number;
  readonly depth: number;
  /** Negative to the left. */
  readonly speed: number;
  readonly start: number;
}

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

/** Three of the smallest, two of those between, one of the large ones. */
const countOf = (index: number) => (index < 3 ? 3 : index < 7 ? 2 : 1);
const kinds = fishKinds.flatMap((kind, index) => Array.from({ length: countOf(index) }, () => kind));

/** Each keeps to its own depth. Depths and starts are spread by two steps that have nothing to do with each other. */
export const shoal: readonly Swimmer[] = kinds.map((kind, place): Swimmer => {
  const spread = ((place * 7) % kinds.length) / kinds.length;
  return {
    kind,
    size: sizes[kind],
    depth: 0.01 + spread * (0.76 - sizes[kind]),
    speed: (place % 2 === 0 ? 1 : -1) * (0.1 - sizes[kind] * 0.16),
    start: (place * 0.618 + 0.2) % 1,
  };
});

/** Where an animal is, as shares of the tank; it leaves on one side and comes back on the other. */
export function placeOf({ speed, start, depth, size }: Swimmer, seconds: number): { x: number; y: number } {
  const lap = 1.25;
  const along = (((start * lap + speed * seconds) % lap) + lap) % lap;
  return { x: along - 0.125, y: depth + Math.sin(seconds * 0.9 + start * 20) * 0.012 + size / 2 };
}

/** The animal of a kind nearest to the middle of the tank. */
export function nearestOf(kind: FishKind, seconds: number): Swimmer | null {
  const far = (one: Swimmer) => Math.abs(placeOf(one, seconds).x - 0.5);
  const [nearest] = shoal.filter((one) => one.kind === kind).toSorted((one, other) => far(one) - far(other));
  return nearest ?? null;
}

/** The animal at a point of the tank, the one in front when several are; the tank's width is `ratio` heights. */
export function swimmerAt(x: number, y: number, ratio: number, seconds: number): Swimmer | null {
  return (
    shoal.findLast((one) => {
      const place = placeOf(one, seconds);
      return Math.hypot((x - place.x) * ratio, y - place.y) < one.size * 0.6;
    }) ?? null
  );
}
