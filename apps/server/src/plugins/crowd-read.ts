import { SharedRead } from './shared-read.ts';

/** So many who ask between the beginning of a reading and the end of the next one are a crowd. */
const crowdFrom = 16;
/** In a crowd what was read is looked up anew after so long, and given until then and while that goes on. */
const freshMs = 10;
/** Nobody is given anything older. */
const oldestMs = 50;

/**
 * Reads something for all who ask at the same time. As long as few ask, nobody is given what was read before they asked. In a
 * crowd they do not wait for a reading each: what they are given was read at most 50 ms before.
 */
export class CrowdRead<Value> {
  readonly #shared: SharedRead<Value>;
  readonly #nowMs: () => number;
  #asked = 0;
  /** How many had asked when the last reading began. */
  #askedBefore = 0;
  #isRefreshing = false;
  #kept: { readonly value: Promise<Value>; readonly atMs: number } | null = null;

  constructor(read: () => Promise<Value>, nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#shared = new SharedRead(async () => {
      const atMs = nowMs();
      const before = this.#askedBefore;
      this.#askedBefore = this.#asked;
      const value = await read();
      const isCrowd = this.#asked - before >= crowdFrom;
      this.#kept = isCrowd ? { value: Promise.resolve(value), atMs } : null;
      return value;
    });
  }

  ask(): Promise<Value> {
    this.#asked += 1;
    if (!this.#kept) return this.#shared.ask();
    const ageMs = this.#nowMs() - this.#kept.atMs;
    if (ageMs >= oldestMs) return this.#shared.ask();
    if (ageMs >= freshMs) this.#refresh();
    return this.#kept.value;
  }

  /** Beside those who ask: what fails here fails again for whoever waits for it. */
  #refresh(): void {
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    const done = () => {
      this.#isRefreshing = false;
    };
    this.#shared.ask().then(done, done);
  }
}
