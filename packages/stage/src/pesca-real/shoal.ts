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
  camarao: 0.12,
  sardinha: 0.13,
  acara: 0.14,
  siri: 0.14,
  agua_viva: 0.16,
  baiacu: 0.17,
  lula: 0.19,
  polvo: 0.21,
  tubarao: 0.29,
  tubarao_dourado: 0.34,
};

/** Two of the small ones, one of the large ones; each keeps to its own depth. */
export const shoal: readonly Swimmer[] = fishKinds.flatMap((kind, index) => {
  const count = index < 5 ? 2 : 1;
  return Array.from({ length: count }, (_, twin): Swimmer => {
    // The golden section spreads depths and starts without two alike.
    const spread = ((index * 2 + twin) * 0.618) % 1;
    const heading = (index + twin) % 2 === 0 ? 1 : -1;
    return {
      kind,
      size: sizes[kind],
      depth: 0.01 + spread * (0.72 - sizes[kind]),
      speed: heading * (0.1 - sizes[kind] * 0.16),
      start: (spread * 5.3 + index * 0.31 + twin * 0.5) % 1,
    };
  });
});

/** Where an animal is, as shares of the tank; it leaves on one side and comes back on the other. */
export function placeOf({ speed, start, depth, size }: Swimmer, seconds: number): { x: number; y: number } {
  const lap = 1.4;
  const along = (((start * lap + speed * seconds) % lap) + lap) % lap;
  return { x: along - 0.2, y: depth + Math.sin(seconds * 0.9 + start * 20) * 0.012 + size / 2 };
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
