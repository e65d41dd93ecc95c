import type { RouletteChip } from '@arara/games';
import { halfTypes, insideBets, insideTypes, thirdTypes } from '@arara/games/tables';

/** What a chip is put on, without its stake. */
export type Spot = DistributiveOmit<RouletteChip, 'stake'>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** A place of the number field: where it is, in cells from the top left corner of zero. */
export interface InsidePlace {
  readonly key: string;
  readonly spot: Extract<Spot, { numbers: number[] }>;
  readonly x: number;
  readonly y: number;
}

/** One text for one place, e.g. "split:17-20", "dozen:2", "red". */
export function spotKey(spot: Spot): string {
  if ('numbers' in spot) return `${spot.type}:${spot.numbers.join('-')}`;
  return 'selection' in spot ? `${spot.type}:${spot.selection}` : spot.type;
}

/** All places on and between the numbers. */
export const insidePlaces: readonly InsidePlace[] = insideTypes.flatMap((type) =>
  insideBets[type].map((numbers) => {
    const spot = { type, numbers: [...numbers] };
    return { key: spotKey(spot), spot, ...placeOf(type, numbers) };
  }),
);

const outsideSpots: readonly Spot[] = [
  ...thirdTypes.flatMap((type) => [1, 2, 3].map((selection) => ({ type, selection }))),
  ...halfTypes.map((type) => ({ type })),
];

const spotsByKey = new Map<string, Spot>(
  [...insidePlaces.map(({ spot }) => spot), ...outsideSpots].map((spot) => [spotKey(spot), spot]),
);

/** The place a key names; `null` for a key that names none. */
export function spotOf(key: string): Spot | null {
  return spotsByKey.get(key) ?? null;
}

/** The column (0 to 11) and the row (0 top to 2 bottom) of a number from 1 to 36. */
export function cellOf(number: number): { column: number; row: number } {
  return { column: Math.floor((number - 1) / 3), row: 2 - ((number - 1) % 3) };
}

/** The place an arrow key leads to: the nearest one that way, straight ahead before to the side. */
export function placeTowards(from: InsidePlace, dx: number, dy: number): InsidePlace {
  const ahead = insidePlaces.flatMap((place) => {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    return along > 0.01 ? [{ place, cost: along + aside * 3 }] : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.place ?? from;
}

/** Where a bet lies: in its cell, on the line or corner between its cells, streets and lines on the lower edge. */
function placeOf(type: (typeof insideTypes)[number], numbers: readonly number[]): { x: number; y: number } {
  const cells = numbers.filter((number) => number > 0).map(cellOf);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2;
  const hasZero = cells.length < numbers.length;
  if (type === 'straight' && hasZero) return { x: 0.5, y: 1.5 };
  const isOnEdge =
    (!hasZero && (type === 'street' || type === 'line')) || numbers.length === (hasZero ? 4 : 0);
  return {
    x: hasZero ? 1 : 1 + middle(cells.map(({ column }) => column)),
    y: isOnEdge ? 3 : middle(cells.map(({ row }) => row)),
  };
}
