import type { Queryable } from '../../plugins/transaction.ts';
import { type Game, type GameFilter, type GameRow, gameColumns } from './catalogue.ts';

interface FoundRow extends GameRow {
  /** Null where the page holds no game. */
  readonly nth: bigint | null;
  readonly found: Readonly<Record<Game['category'], number>> | null;
  readonly is_approximate: boolean | null;
}

export interface Found {
  readonly rows: readonly GameRow[];
  /** How many a category has; none is named that has none. */
  readonly byCategory: Readonly<Partial<Record<Game['category'], number>>>;
  readonly isApproximate: boolean;
}

/**
 * Games that a text names among those a filter lets through, the nearest first and then in an order: one page of them, of one
 * category or of all, and how many there are in each. One statement, for the text is looked for once; what is found brings along
 * what filters and orders ask of it, so that only the games of the page are read again.
 */
export async function searchGames(
  db: Queryable,
  filter: GameFilter,
  asked: {
    readonly name: string;
    readonly category: Game['category'] | undefined;
    readonly order: string;
    readonly page: number;
    readonly page_size: number;
  },
): Promise<Found> {
  const name = filter.value(asked.name);
  const isShown = asked.category ? `g.shown_category = ${filter.value(asked.category)}` : 'true';
  const { rows } = await db.query<FoundRow>(
    `with found as materialized (select g.* from find_games(${name}, $2, true) g where ${filter.sql}),
     page as (
       select g.id, row_number() over () as nth from (
         select g.id from found g where ${isShown}
          order by g.nearness, g.likeness desc, ${asked.order} limit ${filter.value(asked.page_size)} offset ${filter.value((asked.page - 1) * asked.page_size)}
       ) g
     )
     select told.*, page.* from (
       select (select jsonb_object_agg(shown_category, games)
                 from (select shown_category, count(*) as games from found group by shown_category) c) as found,
              (select min(nearness) > ${nearnessOfNames} from found) as is_approximate
     ) told left join (select p.nth, ${gameColumns} from page p join game g on g.id = p.id) page on true order by page.nth`,
    filter.values,
  );
  const [first] = rows;
  return {
    rows: rows.filter(({ nth }) => nth !== null),
    byCategory: first?.found ?? {},
    isApproximate: first?.is_approximate ?? false,
  };
}

/** Beyond it a game is only spelt nearly like what is asked for (`find_games`). */
const nearnessOfNames = 4;
