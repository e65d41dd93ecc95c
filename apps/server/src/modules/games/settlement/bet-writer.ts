import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '../../../plugins/app-error.ts';
import type { Clock } from '../../../plugins/clock.ts';
import { isConnectionFault, sqlState } from '../../../plugins/transaction.ts';
import type { Bet, BetResult } from './bet.ts';
import { loadPlayStates, PlayStateCache } from './play-state.ts';
import { RoundIds } from './round-ids.ts';
import { type BatchRow, type DrawnBet, drawBet, settleBatch } from './settle-batch.ts';

interface Waiting {
  readonly bet: Bet;
  readonly resolve: (result: BetResult) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
}

export interface BetWriterLimits {
  readonly batchBetsMax: number;
  readonly batchesInFlightMax: number;
  /** Bets that wait beyond this many are refused with `unavailable` at once. */
  readonly waitingBetsMax: number;
  /** While a batch is under way so many gather before the next one begins beside it: each costs much, whatever its size. */
  readonly gatheredBetsMin: number;
  /** They gather no longer than this: a batch may stand at the gate of a member whose money somebody else moves. */
  readonly gatheringMsMax: number;
}

const usual: BetWriterLimits = {
  batchBetsMax: 256,
  batchesInFlightMax: 3,
  waitingBetsMax: 5000,
  gatheredBetsMin: 32,
  gatheringMsMax: 25,
};
/** A bet whose seed moved on, or whose batch hit a fault, is tried this often. */
const attemptsMax = 6;
const retried = new Set(['40001', '40P01']);

/**
 * Settles bets that arrive together by one statement and one fsync. While a batch is under way others gather;
 * a member stands in one batch at a time, so bets of a member keep their order and their nonces.
 */
export class BetWriter {
  readonly #db: pg.Pool;
  readonly #clock: Clock;
  readonly #limits: BetWriterLimits;
  readonly #roundIds = new RoundIds();
  readonly #states = new PlayStateCache(50_000);
  readonly #busyMembers = new Set<string>();
  #waiting: Waiting[] = [];
  #batchesInFlight = 0;
  #isFlushPlanned = false;
  #gathering: NodeJS.Timeout | null = null;

  constructor(db: pg.Pool, clock: Clock, limits: Partial<BetWriterLimits> = {}) {
    this.#db = db;
    this.#clock = clock;
    this.#limits = { ...usual, ...limits };
  }

  /** Settles a bet durably. Fails with `unavailable` when the database stays away; the same key may then be tried again. */
  submit(bet: Bet): Promise<BetResult> {
    if (this.#waiting.length >= this.#limits.waitingBetsMax)
      return Promise.reject(new AppError('unavailable'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ bet, resolve, reject, attempts: 0 });
      this.#planFlush();
    });
  }

  /** Forgets a member's seed after it was rotated here. */
  forget(memberId: string): void {
    this.#states.forget(memberId);
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
    const { batchesInFlightMax, gatheredBetsMin } = this.#limits;
    while (this.#batchesInFlight < batchesInFlightMax) {
      if (this.#batchesInFlight > 0 && this.#waiting.length < gatheredBetsMin && !hasGathered) {
        this.#gather();
        return;
      }
      const batch = this.#takeBatch();
      if (batch.length === 0) return;
      if (this.#gathering) clearTimeout(this.#gathering);
      this.#gathering = null;
      this.#batchesInFlight += 1;
      void this.#settle(batch).finally(() => {
        this.#batchesInFlight -= 1;
        for (const { bet } of batch) this.#busyMembers.delete(bet.memberId);
        this.#planFlush();
      });
    }
  }

  /** Waits for more, but not for long. */
  #gather(): void {
    if (this.#waiting.length === 0) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      this.#flush({ hasGathered: true });
    }, this.#limits.gatheringMsMax);
  }

  /** Bets that feed a pool wait for its gate: they never stand in a batch with others. */
  #takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    // A member whose bet stays behind stays with it, so that no later one overtakes it.
    const behind = new Set<string>();
    for (const entry of this.#waiting) {
      const { memberId, feedsJackpot } = entry.bet;
      const isOfBatch = batch.length === 0 || batch[0]?.bet.feedsJackpot === feedsJackpot;
      const isFree = !this.#busyMembers.has(memberId) && !behind.has(memberId);
      if (isOfBatch && isFree && batch.length < this.#limits.batchBetsMax) {
        this.#busyMembers.add(memberId);
        batch.push(entry);
      } else {
        behind.add(memberId);
        rest.push(entry);
      }
    }
    this.#waiting = rest;
    return batch;
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const drawn = await this.#draw(batch);
      const rows = await settleBatch(
        this.#db,
        drawn.map(([, bet]) => bet),
      );
      for (const row of rows) {
        const [entry, bet] = drawn[row.n - 1] ?? [];
        if (entry && bet) this.#answer(entry, bet, row);
      }
    } catch (error) {
      await this.#afterFault(batch, error);
    }
  }

  /** Draws what can be drawn; a bet whose drawing fails is rejected by itself and leaves the others alone. */
  async #draw(batch: readonly Waiting[]): Promise<[Waiting, DrawnBet][]> {
    const missing = batch.map(({ bet }) => bet.memberId).filter((memberId) => !this.#states.get(memberId));
    if (missing.length > 0) {
      for (const [memberId, state] of await loadPlayStates(this.#db, missing))
        this.#states.put(memberId, state);
    }
    const nowMs = this.#clock.now().getTime();
    const drawn = batch.flatMap((entry): [Waiting, DrawnBet][] => {
      try {
        const state = this.#states.get(entry.bet.memberId);
        if (!state) throw new Error(`member ${entry.bet.memberId} has no seed`);
        return [[entry, drawBet(entry.bet, state, this.#roundIds.next(nowMs))]];
      } catch (error) {
        entry.reject(error instanceof Error ? error : new Error(String(error)));
        return [];
      }
    });
    // The statement takes members in the order of their ids: instances that settle at once cannot lock each other out.
    return drawn.sort(([, a], [, b]) => (a.bet.memberId < b.bet.memberId ? -1 : 1));
  }

  #answer(entry: Waiting, { bet, state, nonce, drawn }: DrawnBet, row: BatchRow): void {
    switch (row.status) {
      case 'ok':
        state.nonce = nonce + 1;
        entry.resolve({
          kind: 'settled',
          roundId: row.round_id,
          drawn,
          seedId: state.seedId,
          serverSeedHash: state.serverSeedHash,
          clientSeed: state.clientSeed,
          nonce,
          cashCents: row.cash,
          bonusCents: row.bonus,
          jackpotCents: row.jackpot ?? 0n,
        });
        return;
      case 'repeated':
        entry.resolve({ kind: 'repeated', roundId: row.round_id });
        return;
      case 'stale':
        // Another instance played or rotated: draw again from what is in force now.
        this.#states.forget(bet.memberId);
        this.#again(entry, new AppError('unavailable'));
        return;
      default:
        entry.resolve({ kind: 'refused', reason: row.status });
    }
  }

  #again(entry: Waiting, otherwise: Error): void {
    entry.attempts += 1;
    if (entry.attempts >= attemptsMax) entry.reject(otherwise);
    else this.#waiting.push(entry);
  }

  /**
   * Whether a batch that broke off was committed is not known here. Its bets are tried again under their own keys:
   * what was committed answers `repeated`, the rest is settled now.
   */
  async #afterFault(batch: readonly Waiting[], error: unknown): Promise<void> {
    for (const { bet } of batch) this.#states.forget(bet.memberId);
    if (!isConnectionFault(error) && !retried.has(sqlState(error))) {
      for (const entry of batch) entry.reject(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    const attempt = Math.max(...batch.map((entry) => entry.attempts));
    await wait(Math.min(50 * 2 ** attempt, 1000));
    for (const entry of batch) this.#again(entry, new AppError('unavailable'));
  }
}
