import { setTimeout as wait } from 'node:timers/promises';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { isConnectionFault, type Queryable, sqlState } from '../../../plugins/transaction.ts';
import { betsPerDraw } from '../present-rules.ts';

/** A bet on its way to the database. */
export interface NewBet {
  readonly id: string;
  readonly memberId: string;
  readonly roundId: string;
  /** A flight's alone. */
  readonly slot: number | null;
  readonly stakeCents: bigint;
  readonly target: number | null;
  readonly ceiling: number | null;
  /** What it can win. */
  readonly mostCents: bigint;
  /** What a repeated request is held against. */
  readonly bet: string;
  readonly key: string;
  readonly name: string;
}

export interface PlacedRow {
  readonly n: number;
  readonly status:
    | 'ok'
    | 'repeated'
    | 'conflict'
    | 'closed'
    | 'taken'
    | 'many'
    | 'full'
    | 'poor'
    | 'blocked'
    | 'paused'
    | 'limit'
    | 'bonus_stake';
  readonly bet_id: string;
  readonly cash: bigint;
  readonly bonus: bigint;
}

interface Waiting {
  readonly bet: NewBet;
  readonly resolve: (row: PlacedRow) => void;
  readonly reject: (error: unknown) => void;
}

const batchMax = 256;
const waitingMax = 10_000;
const attemptsMax = 5;

/**
 * Places bets that arrive together by one statement. They wait for the round's row in any case, so one batch is under way
 * at a time; a member stands in it once, so that bets of a member keep their order.
 */
export class BetBatches {
  readonly #house: House;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(house: House) {
    this.#house = house;
  }

  /** Places a bet durably. A key that was used before answers `repeated` or `conflict`. */
  place(bet: NewBet): Promise<PlacedRow> {
    if (this.#waiting.length >= waitingMax) return Promise.reject(new AppError('unavailable'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ bet, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      // After the requests that have already arrived in this turn of the event loop.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#takeBatch();
      try {
        const rows = await this.#placeBatch(batch.map(({ bet }) => bet));
        for (const row of rows) batch[row.n - 1]?.resolve(row);
      } catch (error) {
        for (const entry of batch)
          entry.reject(isConnectionFault(error) ? new AppError('unavailable') : error);
      }
    }
    this.#isRunning = false;
  }

  #takeBatch(): Waiting[] {
    const members = new Set<string>();
    const batch: Waiting[] = [];
    this.#waiting = this.#waiting.filter((entry) => {
      const { memberId } = entry.bet;
      if (batch.length >= batchMax || members.has(memberId)) return true;
      members.add(memberId);
      batch.push(entry);
      return false;
    });
    return batch.sort((a, b) => (a.bet.memberId < b.bet.memberId ? -1 : 1));
  }

  /** Whether a batch that broke off was committed is not known: under its keys it may be tried again. */
  async #placeBatch(bets: readonly NewBet[]): Promise<PlacedRow[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await placeBets(this.#house.db, bets, betsPerDraw, this.#house.clock.now());
      } catch (error) {
        const isWorthIt = isConnectionFault(error) || ['40001', '40P01'].includes(sqlState(error));
        if (!isWorthIt || attempt === attemptsMax) throw error;
        await wait(30 * 2 ** attempt);
      }
    }
  }
}

/** Places bets of different members, in the order of their ids, at most so many of a member on a round. */
export async function placeBets(
  db: Queryable,
  bets: readonly NewBet[],
  most: number,
  at: Date,
): Promise<PlacedRow[]> {
  const { rows } = await db.query<PlacedRow>({
    name: 'live-place',
    text: `select * from live_place($1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[], $5::bigint[], $6::integer[],
             $7::integer[], $8::bigint[], $9, $10::jsonb[], $11::text[], $12::text[], $13::timestamptz)`,
    values: [
      bets.map(({ memberId }) => memberId),
      bets.map(({ id }) => id),
      bets.map(({ roundId }) => roundId),
      bets.map(({ slot }) => slot),
      bets.map(({ stakeCents }) => stakeCents),
      bets.map(({ target }) => target),
      bets.map(({ ceiling }) => ceiling),
      bets.map(({ mostCents }) => mostCents),
      most,
      bets.map(({ bet }) => bet),
      bets.map(({ key }) => key),
      bets.map(({ name }) => name),
      at,
    ],
  });
  return rows;
}
