import type { Queryable } from '../../../plugins/transaction.ts';

const playersMax = 50_000;

/** Whose a platform's player is. A name is never given to another member: those who played last are kept in memory. */
export class Players {
  readonly #db: Queryable;
  readonly #known = new Map<string, string>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** The member, or null when the platform has no such player. */
  async memberOf(platform: string, player: string): Promise<string | null> {
    const key = `${platform} ${player}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { rows } = await this.#db.query<{ member_id: string }>(
      'select member_id from platform_player where platform = $1 and player = $2',
      [platform, player],
    );
    const [row] = rows;
    if (!row) return null;
    if (this.#known.size >= playersMax) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(key, row.member_id);
    return row.member_id;
  }
}
