/**
 * The three bikes and where each can be cashed out, in hundredths; the last one is its finish line. Every target is
 * whole tenths, so that payouts are never rounded.
 */
export const bikes = {
  sabia: [110, 120, 130, 140, 150, 180, 200, 250, 300, 350, 400, 500],
  tucano: [150, 200, 250, 300, 400, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000],
  carcara: [200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000],
} as const satisfies Record<string, readonly number[]>;

export type BikeName = keyof typeof bikes;

// The keys of an object literal are the bikes and nothing else.
export const bikeNames = Object.keys(bikes) as readonly BikeName[];

/** Each bike has a draw of its own among so many points. */
export const racePoints = 1_000_000;

/** The share of stakes given back: 98 of 100. */
export const raceReturned = 98;

/** How many of all points take a bike past a target: floor(0.98 * points / target). */
export function raceWays(target: number): number {
  return Math.floor((raceReturned * racePoints) / target);
}

/** Where a bike's engine gives up at a point, in hundredths: past every target the point is good for, and no further. */
export function raceEnd(bike: BikeName, point: number): number {
  const reached = Math.floor((raceReturned * racePoints) / (point + 1));
  return Math.min(Math.max(reached, 100), bikes[bike].at(-1) ?? 100);
}
