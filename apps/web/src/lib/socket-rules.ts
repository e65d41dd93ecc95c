/** True when events between the last seen and this one are missing; before the first event nothing is. */
export function hasGap(lastSeq: number, seq: number): boolean {
  return lastSeq > 0 && seq > lastSeq + 1;
}

const firstMs = 2_000;
const longestMs = 30_000;
const soonestMs = 250;

/**
 * How long to wait before connection attempt `attempt` (from 0): anything from a quarter of a second to two seconds, doubling
 * to half a minute. Spread by `random` (0 to 1) over all of it: when a server ends, everybody it had comes at once otherwise.
 */
export function reconnectMs(attempt: number, random: number): number {
  const most = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 10));
  return Math.round(soonestMs + random * (most - soonestMs));
}

const lastedMs = 10_000;

/** The number of the attempt that follows: the first one again after a connection that lasted a while, and only then. */
export function attemptAfter(attempt: number, connectedForMs: number): number {
  return connectedForMs >= lastedMs ? 0 : attempt + 1;
}
