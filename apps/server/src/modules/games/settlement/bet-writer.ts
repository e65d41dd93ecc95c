import type pg from 'pg';
import type { Clock } from '../../../plugins/clock.ts';
import { type Gathered, Gathering, type GatheringLimits } from '../../../plugins/gathering.ts';
import type { Bet, BetRefusal, BetResult } from './bet.ts';
import { isSure, loadPlayStates, PlayStateCache, remember } from './play-state.ts';
import { RoundIds } from './round-ids.ts';
import { askBatch, type BatchRow, type DrawnBet, drawBet, settleBatch } from './settle-batch.ts';

type Waiting = Gathered<Bet, BetResult>;

interface Asked {
  readonly standing: readonly Waiting[];
  readonly refused: ReadonlyMap<Waiting, BetResult>;
}

const usual = { batchesInFlightMax: 3, gatheredMin: 32 };

/** Settles bets that arrive together; bets of a member keep their order and their nonces. */
export class BetWriter {
  readonly #db: pg.Pool;
  readonly #clock: Clock;
  readonly #roundIds = new RoundIds();
  readonly #states = new PlayStateCache(50_000);
  readonly #bets: Gathering<Bet, BetResult>;

  constructor(db: pg.Pool, clock: Clock, limits: Partial<GatheringLimits> = {}) {
    this.#db = db;
    this.#clock = clock;
    this.#bets = new Gathering(
      {
        keysOf: ({ memberId }) => [memberId],
        // Bets that feed a pool wait for its gate: they never stand in a batch with others.
        fits: (first, bet) => first.feedsJackpot === bet.feedsJackpot,
        carryOut: (batch) => this.#settle(batch),
      },
      { ...usual, ...limits },
    );
  }

  /** Settles a bet durably. Fails with `unavailable` when the database stays away; the same key may then be tried again. */
  submit(bet: Bet): Promise<BetResult> {
    return this.#bets.submit(bet);
  }

  /** Forgets a member's seed after it was rotated here. */
  forget(memberId: string): void {
    this.#states.forget(memberId);
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const { standing, refused } = await this.#ask(batch);
      const drawn = await this.#draw(standing);
      if (drawn.length > 0) {
        const rows = await settleBatch(
          this.#db,
          drawn.map(([, bet]) => bet),
        );
        for (const row of rows) {
          const [entry, bet] = drawn[row.n - 1] ?? [];
          if (entry && bet) this.#answer(entry, bet, row);
        }
      }
      // After the others: what breaks off is tried again whole, and nobody is to have been answered by then.
      for (const [entry, result] of refused) entry.resolve(result);
    } catch (error) {
      for (const { one } of batch) this.#states.forget(one.memberId);
      throw error;
    }
  }

  /** Which bets will stand, as far as can be told before they are drawn, and the answers to the others. */
  async #ask(batch: readonly Waiting[]): Promise<Asked> {
    const unsure = batch.filter(({ one }) => !isSure(this.#states.get(one.memberId), one));
    if (unsure.length === 0) return { standing: batch, refused: new Map() };
    const rows = await askBatch(
      this.#db,
      unsure.map(({ one }) => one),
    );
    const refused = new Map<Waiting, BetResult>();
    for (const { n, status, round_id: roundId, cash, bonus } of rows) {
      const entry = unsure[n - 1];
      if (status === 'ok' || !entry) throw new Error('a bet stands that was not drawn');
      const state = this.#states.get(entry.one.memberId);
      if (state) remember(state, cash + bonus, null);
      if (status !== 'stale') refused.set(entry, refusal(status, roundId));
    }
    return { standing: batch.filter((entry) => !refused.has(entry)), refused };
  }

  /** Draws what can be drawn; a bet whose drawing fails is rejected by itself and leaves the others alone. */
  async #draw(batch: readonly Waiting[]): Promise<[Waiting, DrawnBet][]> {
    const missing = batch.map(({ one }) => one.memberId).filter((memberId) => !this.#states.get(memberId));
    if (missing.length > 0) {
      for (const [memberId, state] of await loadPlayStates(this.#db, missing))
        this.#states.put(memberId, state);
    }
    const nowMs = this.#clock.now().getTime();
    return batch.flatMap((entry): [Waiting, DrawnBet][] => {
      try {
        const state = this.#states.get(entry.one.memberId);
        if (!state) throw new Error(`member ${entry.one.memberId} has no seed`);
        return [[entry, drawBet(entry.one, state, this.#roundIds.next(nowMs))]];
      } catch (error) {
        entry.reject(error instanceof Error ? error : new Error(String(error)));
        return [];
      }
    });
  }

  #answer(entry: Waiting, { bet, state, nonce, drawn }: DrawnBet, row: BatchRow): void {
    switch (row.status) {
      case 'ok':
        state.nonce = nonce + 1;
        remember(state, row.cash + row.bonus, bet.key);
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
      case 'stale':
        // Another instance played or rotated: draw again from what is in force now.
        this.#states.forget(bet.memberId);
        entry.again();
        return;
      default:
        // What was drawn for it is spent: the next bet is drawn from another nonce.
        this.#states.forget(bet.memberId);
        entry.resolve(refusal(row.status, row.round_id));
    }
  }
}

function refusal(status: 'repeated' | BetRefusal, roundId: string): BetResult {
  return status === 'repeated' ? { kind: 'repeated', roundId } : { kind: 'refused', reason: status };
}
