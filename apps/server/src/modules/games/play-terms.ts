import { SharedRead } from '../../plugins/shared-read.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** What the house says of a game besides its rules. */
interface Terms {
  readonly isOpen: boolean;
  /** The share of a stake that counts towards rollover while a bonus is active. */
  readonly contributionPercent: number;
}

const keptMs = 1000;

/** The terms of all games, known at most a second late: a bet should not need a query for them. */
export class PlayTerms {
  readonly #db: Queryable;
  /** Bets come many at once: they share a reading. */
  readonly #reading = new SharedRead(() => this.#read());
  #terms = new Map<string, Terms>();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** The terms of a game; undefined when the house does not have it. */
  async of(slug: string): Promise<Terms | undefined> {
    if (performance.now() - this.#readAt > keptMs) await this.#reading.ask();
    return this.#terms.get(slug);
  }

  async #read(): Promise<void> {
    const { rows } = await this.#db.query<{ slug: string; is_open: boolean; percent: number }>(
      `select g.slug, g.is_open, coalesce(c.percent, 100) as percent
         from game g left join contribution c on c.category = g.category where g.platform = 'arara'`,
    );
    this.#terms = new Map(
      rows.map((row) => [row.slug, { isOpen: row.is_open, contributionPercent: row.percent }]),
    );
    this.#readAt = performance.now();
  }
}
