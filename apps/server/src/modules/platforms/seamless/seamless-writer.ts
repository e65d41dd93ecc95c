import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '../../../plugins/app-error.ts';
import { isConnectionFault, sqlState } from '../../../plugins/transaction.ts';
import { type Applied, applyBatch, type MemberOperation } from './apply-batch.ts';

interface Waiting {
  readonly operation: MemberOperation;
  /** What no second operation may touch while this one is under way. */
  readonly keys: readonly string[];
  readonly resolve: (applied: Applied) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
}

interface WriterLimits {
  readonly batchMax: number;
  readonly batchesInFlightMax: number;
  /** Operations that wait beyond this many are refused with `unavailable` at once: the platform sends them again. */
  readonly waitingMax: number;
}

const usual: WriterLimits = { batchMax: 256, batchesInFlightMax: 2, waitingMax: 5000 };
const attemptsMax = 6;
/** Serialization failures, deadlocks, and a name that another instance has just used: what stands then is answered. */
const retried = new Set(['40001', '40P01', '23505']);

/**
 * Carries out transactions of platforms that arrive together by one statement and one fsync. While a batch is under way
 * others gather; a member, and a transaction's name, stand in one batch at a time.
 */
export class SeamlessWriter {
  readonly #db: pg.Pool;
  readonly #limits: WriterLimits;
  readonly #busy = new Set<string>();
  #waiting: Waiting[] = [];
  #batchesInFlight = 0;
  #isFlushPlanned = false;

  constructor(db: pg.Pool, limits: WriterLimits = usual) {
    this.#db = db;
    this.#limits = limits;
  }

  /** Carries an operation out durably. Fails with `unavailable` when the database stays away. */
  submit(operation: MemberOperation): Promise<Applied> {
    if (this.#waiting.length >= this.#limits.waitingMax) return Promise.reject(new AppError('unavailable'));
    const { memberId, platform, transaction, target } = operation;
    const keys = [memberId, `${platform} ${transaction}`];
    if (target !== null) keys.push(`${platform} ${target}`);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ operation, keys, resolve, reject, attempts: 0 });
      this.#planFlush();
    });
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

  #flush(): void {
    while (this.#batchesInFlight < this.#limits.batchesInFlightMax) {
      const batch = this.#takeBatch();
      if (batch.length === 0) return;
      this.#batchesInFlight += 1;
      void this.#apply(batch).finally(() => {
        this.#batchesInFlight -= 1;
        for (const { keys } of batch) for (const key of keys) this.#busy.delete(key);
        this.#planFlush();
      });
    }
  }

  #takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const entry of this.#waiting) {
      if (batch.length < this.#limits.batchMax && !entry.keys.some((key) => this.#busy.has(key))) {
        for (const key of entry.keys) this.#busy.add(key);
        batch.push(entry);
      } else {
        rest.push(entry);
      }
    }
    this.#waiting = rest;
    // The statement takes members in this order: instances that work at once cannot lock each other out.
    return batch.sort((a, b) => (a.operation.memberId < b.operation.memberId ? -1 : 1));
  }

  async #apply(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = await applyBatch(
        this.#db,
        batch.map(({ operation }) => operation),
      );
      for (const row of rows) batch[row.n - 1]?.resolve(row);
    } catch (error) {
      await this.#afterFault(batch, error);
    }
  }

  /** Whether a batch that broke off was committed is not known here: tried again, what was committed answers `repeated`. */
  async #afterFault(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (!isConnectionFault(error) && !retried.has(sqlState(error))) {
      // One that cannot be carried out takes no other with it.
      if (batch.length > 1) for (const entry of batch) await this.#apply([entry]);
      else for (const entry of batch) entry.reject(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    const attempt = Math.max(...batch.map((entry) => entry.attempts));
    await wait(Math.min(50 * 2 ** attempt, 1000));
    for (const entry of batch) {
      entry.attempts += 1;
      if (entry.attempts >= attemptsMax) entry.reject(new AppError('unavailable'));
      else this.#waiting.push(entry);
    }
  }
}
