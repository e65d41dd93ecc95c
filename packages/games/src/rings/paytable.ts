import { multiplierUnit } from '../stake.ts';

export const ringsThrown = 5;

/** Of `of` equally likely throws one lands; tenths of the stake by how many of five rings land. */
const distances = {
  near: { of: 2, tenths: [0, 0, 5, 12, 20, 44] },
  middle: { of: 3, tenths: [0, 0, 10, 20, 50, 280] },
  far: { of: 5, tenths: [0, 0, 20, 70, 240, 1_800] },
} as const;

export type RingDistance = keyof typeof distances;

// The keys of an object literal are the distances and nothing else.
export const ringDistances = Object.keys(distances) as readonly RingDistance[];

/** A ring lands in one of so many throws. */
export function throwsOf(distance: RingDistance): number {
  return distances[distance].of;
}

/** What so many rings pay, in ten-thousandths, from none to all five. */
export function ringPays(distance: RingDistance): readonly number[] {
  return distances[distance].tenths.map((pay) => (pay * multiplierUnit) / 10);
}
