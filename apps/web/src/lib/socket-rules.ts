/** True when events between the last seen and this one are missing; before the first event nothing is. */
export function hasGap(lastSeq: number, seq: number): boolean {
  return lastSeq > 0 && seq > lastSeq + 1;
}

/** How long to wait before connection attempt `attempt` (from 0): 0.5 s doubling to 30 s, spread by `random` (0 to 1). */
export function reconnectMs(attempt: number, random: number): number {
  const longest = Math.min(30_000, 500 * 2 ** Math.min(attempt, 10));
  return Math.round(longest * (0.5 + random / 2));
}
