/** Bounds on what sockets may cost. */
export const socketLimits = {
  messageBytesMax: 4096,
  messagesPerWindow: 60,
  windowMs: 10_000,
  connectionsMax: 20_000,
  connectionsPerAddressMax: 100,
  connectionsPerMemberMax: 10,
  helloWithinMs: 5000,
  /** A client that is told to close and does not is cut off. */
  closesWithinMs: 5000,
  heartbeatMs: 25_000,
  /** A client that reads slower than we write is let go; it comes back and resumes. */
  unsentBytesMax: 256 * 1024,
  /** Of an open topic that has a snapshot such a client misses messages instead, and gets the snapshot once it has read on. */
  behindFromBytes: 64 * 1024,
  caughtUpBytes: 4 * 1024,
  catchUpMs: 200,
  channelKeptMs: 120_000,
} as const;

/** Counts things by key and says when one more would be too many. */
export class Counts {
  readonly #counts = new Map<string, number>();

  isFull(key: string, max: number): boolean {
    return (this.#counts.get(key) ?? 0) >= max;
  }

  take(key: string, max: number): boolean {
    if (this.isFull(key, max)) return false;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return true;
  }

  give(key: string): void {
    const count = (this.#counts.get(key) ?? 1) - 1;
    if (count <= 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}
