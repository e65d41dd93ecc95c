import { durationOf, type Moment } from '../motion/timeline.ts';

/** The moment that is seen so long after the beginning; null before it. The last one stays. */
export function momentAt(
  moments: readonly Moment<unknown>[],
  elapsedMs: number,
): { readonly index: number; readonly lateMs: number; readonly leftMs: number } | null {
  if (elapsedMs < 0 || moments.length === 0) return null;
  let begins = 0;
  for (const [index, { ms }] of moments.entries()) {
    const isLast = index === moments.length - 1;
    if (elapsedMs < begins + ms || isLast)
      return { index, lateMs: elapsedMs - begins, leftMs: Math.max(0, begins + ms - elapsedMs) };
    begins += ms;
  }
  return null;
}

/** Slower than at a table of one's own, as a dealer deals; at most so many times, and the result has time to be seen. */
const slowestTimes = 3.6;
const seenMs = 1_500;

/** Moments in the time that a table gives its scene. */
export function unhurried<Scene>(
  moments: readonly Moment<Scene>[],
  playingMs: number,
): readonly Moment<Scene>[] {
  const total = durationOf(moments);
  const times = Math.min(slowestTimes, (playingMs - seenMs) / total);
  return times <= 1 ? moments : moments.map(({ scene, ms }) => ({ scene, ms: Math.round(ms * times) }));
}

const quickestRollMs = 4_200;
const slowestRollMs = 10_000;

/** How long a wheel turns, where a table gives its scene so much time: the style sheets have it as `--roll`. */
export function rollMsOf(playingMs: number): number {
  return Math.max(quickestRollMs, Math.min(slowestRollMs, playingMs - 2 * seenMs));
}
