import type { CanvasSize } from '../motion/use-canvas.ts';

/** One animal in a tank. Sizes and lines are shares of the tank's height, speeds of its width a second. */
export interface Swimmer<Kind> {
  readonly kind: Kind;
  readonly size: number;
  /** How deep the lower edge of its body is, under which its plate stands. */
  readonly line: number;
  /** Negative to the left. */
  readonly speed: number;
  readonly start: number;
}

export type Shoal<Kind> = readonly Swimmer<Kind>[];

/** How many lanes a tank has, and the line of the lowest one: its animals keep clear of the cannon. */
interface Lanes {
  readonly count: number;
  readonly lowest: number;
}

export const fewLanes: Lanes = { count: 5, lowest: 0.56 };
export const manyLanes: Lanes = { count: 7, lowest: 0.7 };
const highest = 0.15;

/** Where fewer animals swim in fewer lanes, so that every plate is read. */
export function isSmallTank({ width, height }: CanvasSize): boolean {
  return width < 640 || height < 400;
}

/** How much of an animal's height stands over its line. */
const overLine = 0.9;
/** A lap in widths of the tank: large animals are out of sight before they come back on the other side. */
const lap = 1.3;

/**
 * Animals in lanes, the largest behind. Those of one lane swim alike and as far from each other as they can, and each lane has
 * a line of its own, so that no plate ever covers another.
 */
export function shoalOf<Kind>(
  animals: readonly { readonly kind: Kind; readonly size: number }[],
  { count, lowest }: Lanes,
): Shoal<Kind> {
  const lanes = Array.from({ length: count }, (_, lane) => ({
    line: highest + ((lowest - highest) * lane) / (count - 1),
    speed: (lane % 2 === 0 ? 1 : -1) * (0.045 + ((lane * 3) % 5) * 0.009),
    animals: [] as { kind: Kind; size: number }[],
  }));
  for (const animal of animals.toSorted((one, other) => other.size - one.size)) {
    // What is too large for the upper lanes would leave the water.
    const [emptiest] = lanes
      .filter(({ line }) => animal.size * overLine <= line)
      .toSorted((one, other) => one.animals.length - other.animals.length);
    emptiest?.animals.push(animal);
  }
  return lanes
    .flatMap(({ line, speed, animals: own }, lane) =>
      own.map((animal, place) => ({
        ...animal,
        line,
        speed,
        start: (place / own.length + lane * 0.382 + 0.1) % 1,
      })),
    )
    .toSorted((one, other) => other.size - one.size);
}

/** Where the middle of an animal is, as shares of the tank; it leaves on one side and comes back on the other. */
export function placeOf(
  { speed, start, line, size }: Swimmer<unknown>,
  seconds: number,
): { x: number; y: number } {
  const along = (((start * lap + speed * seconds) % lap) + lap) % lap;
  return {
    x: along - (lap - 1) / 2,
    y: line - size * (overLine - 0.5) + Math.sin(seconds * 0.9 + start * 20) * 0.01,
  };
}

/** The animal of a kind nearest to the middle of the tank. */
export function nearestOf<Kind>(shoal: Shoal<Kind>, kind: Kind, seconds: number): Swimmer<Kind> | null {
  const far = (one: Swimmer<Kind>) => Math.abs(placeOf(one, seconds).x - 0.5);
  const [nearest] = shoal.filter((one) => one.kind === kind).toSorted((one, other) => far(one) - far(other));
  return nearest ?? null;
}

/** The animal at a point of the tank, the one in front when several are; the tank's width is `ratio` heights. */
export function swimmerAt<Kind>(
  shoal: Shoal<Kind>,
  { x, y }: { x: number; y: number },
  ratio: number,
  seconds: number,
): Swimmer<Kind> | null {
  return (
    shoal.findLast((one) => {
      const place = placeOf(one, seconds);
      return Math.hypot((x - place.x) * ratio, y - place.y) < one.size * 0.6;
    }) ?? null
  );
}
