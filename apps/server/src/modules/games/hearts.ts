import type { House } from '../../house.ts';
import { SharedRead } from '../../plugins/shared-read.ts';

/** In the text of a list, once for each game and in their order: nothing a title holds reads like it. */
const off = '"is_favourite":false';
const on = '"is_favourite":true';
const none: ReadonlySet<string> = new Set();
/** Likings that are kept, the oldest of them going first; so many letters in all, for each may be long. */
const keptMax = 4_000;
const keptLettersMax = 4 * 1024 * 1024;

/** Puts members' hearts into lists that are told to everybody; members who ask together are looked up together. */
export class Hearts {
  readonly #db: House['db'];
  #asking = new Set<string>();
  /** By the text they were read from: whoever likes what was liked before is given the same set. */
  readonly #kept = new Map<string, ReadonlySet<string>>();
  #keptLetters = 0;
  readonly #read: SharedRead<ReadonlyMap<string, ReadonlySet<string>>>;

  constructor(db: House['db']) {
    this.#db = db;
    this.#read = new SharedRead(() => this.#lookUp());
  }

  /** The games a member likes. */
  async of(memberId: string): Promise<ReadonlySet<string>> {
    this.#asking.add(memberId);
    return (await this.#read.ask()).get(memberId) ?? none;
  }

  async #lookUp(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const members = [...this.#asking];
    this.#asking = new Set();
    // Text instead of an array: reading arrays would be most of what this costs.
    const { rows } = await this.#db.query<{ member_id: string; games: string }>({
      name: 'hearts',
      text: `select member_id, string_agg(game_id::text, ' ' order by game_id) as games from favourite where member_id = any($1) group by member_id`,
      values: [`{${members.join()}}`],
    });
    return new Map(rows.map(({ member_id, games }) => [member_id, this.#setOf(games)]));
  }

  #setOf(games: string): ReadonlySet<string> {
    const kept = this.#kept.get(games);
    if (kept) return kept;
    this.#keptLetters += games.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < keptMax && this.#keptLetters <= keptLettersMax) break;
      this.#kept.delete(oldest);
      this.#keptLetters -= oldest.length;
    }
    const liked = new Set(games.split(' '));
    this.#kept.set(games, liked);
    return liked;
  }
}

/** The places in a list of the games that are liked, counted from nothing; empty when there are none. */
export function heartsIn(ids: readonly string[], liked: ReadonlySet<string>): string {
  if (liked.size === 0) return '';
  return ids.flatMap((id, place) => (liked.has(id) ? [place] : [])).join();
}

/** The list's text with hearts in those places. */
export function withHearts(text: string, places: string): string {
  const [head = '', ...games] = text.split(off);
  const liked = new Set(places.split(',').map(Number));
  if (Math.max(...liked) >= games.length) throw new Error('a list has a place for a heart for each game');
  return head + games.map((rest, place) => `${liked.has(place) ? on : off}${rest}`).join('');
}
