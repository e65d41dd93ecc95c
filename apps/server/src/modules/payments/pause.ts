/** What takes longer than this is asked about by the tasks that run by themselves. */
const longestMs = 10 * 60_000;

/**
 * How long an institution that is at something is left alone before it is asked again: a tenth of the time that it has taken. Asked every
 * second for as long as it takes, one that never ends it would answer nothing else some day.
 */
export function pauseMs(since: Date, now: Date, leastMs: number): number {
  return Math.min(Math.max((now.getTime() - since.getTime()) / 10, leastMs), longestMs);
}
