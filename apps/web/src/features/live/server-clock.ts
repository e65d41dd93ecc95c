/** Enough to hear one that came quickly; few enough to follow a clock that was set back. */
const samplesKept = 40;

/** Beyond this it is not the way of a message that differs: one of the clocks has been set, or the page has slept. */
const jumpMs = 2_000;

/**
 * The server's clock as this page knows it. Every message that tells the server's time is late by its way here, so the one
 * that puts the server furthest ahead came quickest and is nearest to the truth.
 */
export class ServerClock {
  #ahead: number[] = [];

  /** The server said `serverMs`, in milliseconds since 1970, and it came here at `receivedMs` of this page's clock. */
  hear(serverMs: number, receivedMs: number): void {
    const ahead = serverMs - receivedMs;
    const isJump = this.#ahead.length > 0 && Math.abs(ahead - Math.max(...this.#ahead)) > jumpMs;
    this.#ahead = isJump ? [ahead] : [...this.#ahead.slice(1 - samplesKept), ahead];
  }

  /** What the server's clock shows at a moment of this page's clock; before anything was heard it is of no meaning. */
  at(ownMs: number): number {
    return this.#ahead.length === 0 ? ownMs : ownMs + Math.max(...this.#ahead);
  }
}
