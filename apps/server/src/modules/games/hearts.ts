import type { House } from '../../house.ts';
import { SharedRead } from '../../plugins/shared-read.ts';

/** In the text of a list, once for each game and in their order: nothing a title holds reads like it. */
const off = '"is_favourite":false';
const on = '"is_favourite":true';

/** Puts members' hearts into lists that are told to everybody; members who ask together are looked up together. */
export class Hearts {
  readonly #db: House['db'];
  #asking = new Set<string>();
  readonly #read: SharedRead<ReadonlyMap<string, ReadonlySet<string>>>;

  constructor(db: House['db']) {
    this.#db = db;
    this.#read = new SharedRead(() => this.#lookUp());
  }

  /** The list's text with the member's hearts; null when there are none in it. */
  async writeInto(
    text: string,
    items: readonly { readonly id: string }[],
    memberId: string,
  ): Promise<string | null> {
    this.#asking.add(memberId);
    const own = (await this.#read.ask()).get(memberId);
    if (!own || !items.some(({ id }) => own.has(id))) return null;
    const parts = text.split(off);
    if (parts.length !== items.length + 1) throw new Error('a list has a place for a heart for each game');
    return parts.reduce((written, part, index) => {
      const game = items[index - 1];
      return `${written}${game && own.has(game.id) ? on : off}${part}`;
    });
  }

  async #lookUp(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const members = [...this.#asking];
    this.#asking = new Set();
    const { rows } = await this.#db.query<{ member_id: string; games: string[] }>({
      name: 'hearts',
      text: 'select member_id, array_agg(game_id) as games from favourite where member_id = any($1) group by member_id',
      values: [members],
    });
    return new Map(rows.map((row) => [row.member_id, new Set(row.games)]));
  }
}
