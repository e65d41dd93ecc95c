import { randomFillSync } from 'node:crypto';

/**
 * Makes the ids of a house's rounds, UUIDs of version 7 (RFC 9562): the millisecond first, then a counter inside the
 * millisecond, then random bits. They rise, so that their indexes grow at one end.
 */
export class RoundIds {
  readonly #pool = Buffer.alloc(10 * 512);
  #used = this.#pool.length;
  #lastMs = 0;
  #sequence = 0;

  next(nowMs: number): string {
    this.#count(nowMs);
    if (this.#used >= this.#pool.length) {
      randomFillSync(this.#pool);
      this.#used = 0;
    }
    const at = this.#used;
    this.#used += 10;
    const random = this.#pool.toString('hex', at, at + 8);
    const variant = (8 + ((this.#pool[at + 8] ?? 0) & 3)).toString(16);
    const time = this.#lastMs.toString(16).padStart(12, '0');
    const counter = this.#sequence.toString(16).padStart(3, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${variant}${random.slice(0, 3)}-${random.slice(3, 15)}`;
  }

  /** A clock that stands or goes back counts on inside the last millisecond. */
  #count(nowMs: number): void {
    if (nowMs > this.#lastMs) {
      this.#lastMs = nowMs;
      this.#sequence = 0;
      return;
    }
    this.#sequence += 1;
    if (this.#sequence <= 0xfff) return;
    this.#lastMs += 1;
    this.#sequence = 0;
  }
}

/** The moment a round was drawn, as its id carries it: the same for whoever tells the round, now or later. */
export function momentOfRound(roundId: string): string {
  const time = roundId.slice(0, 13);
  // Rounds that are drawn together share their millisecond.
  if (time !== lastTime) {
    lastMoment = new Date(Number.parseInt(time.replace('-', ''), 16)).toISOString();
    lastTime = time;
  }
  return lastMoment;
}

let lastTime = '';
let lastMoment = '';
