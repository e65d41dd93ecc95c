import type { Moment } from '../motion/timeline.ts';

interface DrawnBalls {
  readonly balls: readonly number[];
}

export const noBalls: DrawnBalls = { balls: [] };
const shortest = 300;
const longest = 2_400;
/** The last ball has time to be seen. */
const seenMs = 3_000;

/** Balls, one after the other, in the time the table has for them. */
export function ballMoments(numbers: readonly number[], playingMs: number): Moment<DrawnBalls>[] {
  const each = Math.max(shortest, Math.min(longest, (playingMs - seenMs) / Math.max(1, numbers.length)));
  return [
    { scene: noBalls, ms: each },
    ...numbers.map((_, index) => ({ scene: { balls: numbers.slice(0, index + 1) }, ms: each })),
  ];
}
