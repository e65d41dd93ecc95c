import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from './app-error.ts';
import { isConnectionFault, sqlState } from './transaction.ts';

/** One of many that are carried out together, with who waits for it. */
export interface Gathered<One, Answer> {
  readonly one: One;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  /** It could not be carried out as things stood: it waits for another batch, but not for ever. */
  readonly again: () => void;
}

export interface GatheringLimits {
  readonly batchMax: number;
  readonly batchesInFlightMax: number;
  /** Beyond so many that wait others are refused with `unavailable` at once. */
  readonly waitingMax: number;
  /** While a batch is under way so many gather before the next one begins beside it: each costs much, whatever its size. */
  readonly gatheredMin: number;
  /** They gather no longer than this: a batch may stand at the gate of a member whose money somebody else moves. */
  readonly gatheringMsMax: number;
  /** With none under way too the next begins no sooner after the last one began, unless so many have gathered. */
  readonly apartMs: number;
}

const usual: GatheringLimits = {
  batchMax: 256,
  batchesInFlightMax: 2,
  waitingMax: 5_000,
  gatheredMin: 1,
  gatheringMsMax: 25,
  apartMs: 0,
};

interface Work<One, Answer> {
  /** What no second one may touch while this one is under way; batches are in the order of the first, a member's id. */
  keysOf(one: One): readonly string[];
  /** Whether one may stand in the batch that another begins. */
  fits?(first: One, one: One): boolean;
  /** Carries a batch out by one statement and answers each. What it throws is of the whole batch. */
  carryOut(batch: readonly Gathered<One, Answer>[]): Promise<void>;
}

interface Waiting<One, Answer> extends Gathered<One, Answer> {
  readonly keys: readonly string[];
  /** The place in the order of arrival. */
  readonly place: number;
  attempts: number;
}

const attemptsMax = 6;
/** Serialization failures, deadlocks, and a name that another instance has just used: what stands then is answered. */
const passing = new Set(['40001', '40P01', '23505']);

/**
 * Carries out what arrives together by one statement and one fsync. While a batch is under way others gather; what touches the
 * same keeps its order. Everything has a key of its own in the database, under which it may be tried again.
 */
export class Gathering<One, Answer> {
  readonly #work: Work<One, Answer>;
  readonly #limits: GatheringLimits;
  readonly #busy = new Set<string>();
  #waiting: Waiting<One, Answer>[] = [];
  #arrived = 0;
  #batchesInFlight = 0;
  #begunAt = 0;
  #isFlushPlanned = false;
  #gathering: { readonly timer: NodeJS.Timeout; readonly until: number } | null = null;

  constructor(work: Work<One, Answer>, limits: Partial<GatheringLimits> = {}) {
    this.#work = work;
    this.#limits = { ...usual, ...limits };
  }

  /** Carries one out durably. Fails with `unavailable` when the database stays away. */
  submit(one: One): Promise<Answer> {
    if (this.#waiting.length >= this.#limits.waitingMax) return Promise.reject(new AppError('unavailable'));
    return new Promise((resolve, reject) => {
      const entry: Waiting<One, Answer> = {
        one,
        keys: this.#work.keysOf(one),
        place: this.#arrived++,
        attempts: 0,
        resolve,
        reject,
        again: () => {
          entry.attempts += 1;
          if (entry.attempts >= attemptsMax) reject(new AppError('unavailable'));
          else this.#putBack(entry);
        },
      };
      this.#waiting.push(entry);
      this.#planFlush();
    });
  }

  /** Before whatever has come after it: what touches the same keeps its order. */
  #putBack(entry: Waiting<One, Answer>): void {
    const later = this.#waiting.findIndex(({ place }) => place > entry.place);
    this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, entry);
  }

  #planFlush(): void {
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    // After the requests that have already arrived in this turn of the event loop.
    setImmediate(() => {
      this.#isFlushPlanned = false;
      this.#flush();
    });
  }

  #flush({ hasGathered = false } = {}): void {
    while (this.#batchesInFlight < this.#limits.batchesInFlightMax) {
      const more = hasGathered ? 0 : this.#gatherMs();
      if (more > 0) {
        this.#gather(more);
        return;
      }
      const batch = this.#takeBatch();
      if (batch.length === 0) return;
      clearTimeout(this.#gathering?.timer);
      this.#gathering = null;
      this.#batchesInFlight += 1;
      this.#begunAt = performance.now();
      void this.#carryOut(batch).finally(() => {
        this.#batchesInFlight -= 1;
        for (const { keys } of batch) for (const key of keys) this.#busy.delete(key);
        this.#planFlush();
      });
    }
  }

  /** How long those that wait wait for more, in milliseconds; none when they are enough. */
  #gatherMs(): number {
    const { gatheredMin, gatheringMsMax, apartMs } = this.#limits;
    if (this.#waiting.length === 0 || this.#waiting.length >= gatheredMin) return 0;
    return this.#batchesInFlight > 0 ? gatheringMsMax : this.#begunAt + apartMs - performance.now();
  }

  /** Waits for more, but no longer than it was said before. */
  #gather(ms: number): void {
    const until = performance.now() + ms;
    if (this.#gathering && this.#gathering.until <= until) return;
    clearTimeout(this.#gathering?.timer);
    const timer = setTimeout(() => {
      this.#gathering = null;
      this.#flush({ hasGathered: true });
    }, ms);
    this.#gathering = { timer, until };
  }

  /**
   * How many of those that wait the next batch may take: where several may be under way each has its share. One that takes all has
   * the server wait for the database, and then the database for the server.
   */
  #share(): number {
    const { batchMax, batchesInFlightMax, gatheredMin } = this.#limits;
    return Math.min(batchMax, Math.max(gatheredMin, Math.ceil(this.#waiting.length / batchesInFlightMax)));
  }

  #takeBatch(): Waiting<One, Answer>[] {
    const { fits } = this.#work;
    const room = this.#share();
    const batch: Waiting<One, Answer>[] = [];
    const rest: Waiting<One, Answer>[] = [];
    // Whatever stays behind keeps what it touches, so that no later one overtakes it.
    const behind = new Set<string>();
    for (const entry of this.#waiting) {
      const [first] = batch;
      const isFree = entry.keys.every((key) => !this.#busy.has(key) && !behind.has(key));
      if (isFree && batch.length < room && (!first || !fits || fits(first.one, entry.one))) {
        for (const key of entry.keys) this.#busy.add(key);
        batch.push(entry);
      } else {
        for (const key of entry.keys) behind.add(key);
        rest.push(entry);
      }
    }
    this.#waiting = rest;
    // Statements take members in this order: instances that work at once cannot lock each other out.
    return batch.sort(({ keys: [a = ''] }, { keys: [b = ''] }) => (a < b ? -1 : 1));
  }

  async #carryOut(batch: readonly Waiting<One, Answer>[]): Promise<void> {
    try {
      await this.#work.carryOut(batch);
    } catch (error) {
      await this.#afterFault(batch, error);
    }
  }

  /** Whether a batch that broke off was committed is not known here: tried again, what was committed answers as repeated. */
  async #afterFault(batch: readonly Waiting<One, Answer>[], error: unknown): Promise<void> {
    if (isConnectionFault(error) || passing.has(sqlState(error))) {
      const attempt = Math.max(...batch.map(({ attempts }) => attempts));
      await wait(Math.min(50 * 2 ** attempt, 1000));
      for (const entry of batch) entry.again();
      return;
    }
    // One that cannot be carried out takes no other with it.
    if (batch.length > 1) for (const entry of batch) await this.#carryOut([entry]);
    else for (const entry of batch) entry.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
