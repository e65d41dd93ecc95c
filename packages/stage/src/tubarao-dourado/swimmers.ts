import { type SeaKind, seaKindNames } from '@arara/games/tables';

/** One animal. Sizes and depths are shares of the tank's height, speeds of its width a second. */
export interface Swimmer {
  readonly kind: SeaKind;
  readonly size: number;
  readonly depth: number;
  /** Negative to the left. */
  readonly speed: number;
  readonly start: number;
}

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

const kinds = seaKindNames.flatMap((kind, index) =>
  Array.from({ length: index < 3 ? 3 : index < 7 ? 2 : 1 }, () => kind),
);

/**
 * Three of the smallest, two of those between, one of the large ones; each keeps to its own depth. Depths and starts are
 * spread by two steps that have nothing to do with each other.
 */
export const swimmers: readonly Swimmer[] = kinds.map((kind, place): Swimmer => {
  const spread = ((place * 9) % kinds.length) / kinds.length;
  return {
    kind,
    size: sizes[kind],
    depth: kind === 'tubarao_dourado' ? 0.26 : 0.01 + spread * (0.74 - sizes[kind]),
    speed: (place % 2 === 0 ? 1 : -1) * (0.11 - sizes[kind] * 0.18),
    start: (place * 0.618 + 0.1) % 1,
  };
});

/** Where an animal is, as shares of the tank; it leaves on one side and comes back on the other. */
export function placeOf({ speed, start, depth, size }: Swimmer, seconds: number): { x: number; y: number } {
  const lap = 1.3;
  const along = (((start * lap + speed * seconds) % lap) + lap) % lap;
  return { x: along - 0.15, y: depth + Math.sin(seconds * 0.9 + start * 20) * 0.014 + size / 2 };
}

/** The animal of a kind nearest to the middle of the tank. */
export function nearestOf(kind: SeaKind, seconds: number): Swimmer | null {
  const far = (one: Swimmer) => Math.abs(placeOf(one, seconds).x - 0.5);
  const all = swimmers.filter((one) => one.kind === kind);
  return all.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** The animal at a point of the tank, the one in front when several are; the tank's width is `ratio` heights. */
export function swimmerAt(x: number, y: number, ratio: number, seconds: number): Swimmer | null {
  return (
    swimmers.findLast((one) => {
      const place = placeOf(one, seconds);
      return Math.hypot((x - place.x) * ratio, y - place.y) < one.size * 0.6;
    }) ?? null
  );
}
