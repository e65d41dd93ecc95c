import type { games } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import { readNumberedPage } from '../../plugins/numbered-page.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { GameFilter } from './catalogue.ts';

type Category = (typeof games.categories)[number];

/** A game as whoever runs the catalogue sees it. */
export interface ManagedGame {
  readonly slug: string;
  readonly title: string;
  readonly platform: string;
  /** Where the lobby shows it. */
  readonly category: Category;
  /** What its rules or its platform say: what it counts as. */
  readonly counts_as: Category;
  /** Its tags in the lobby. */
  readonly tags: string[];
  readonly rtp_basis_points: number | null;
  readonly volatility: (typeof games.volatilities)[number] | null;
  readonly is_new: boolean;
  readonly is_open: boolean;
  readonly is_offered: boolean;
  readonly is_shut: boolean;
  readonly closed_in: string[];
  /** False for one that its platform has not had certified for the market of this house. */
  readonly is_certified: boolean;
  readonly place: number | null;
}

const columns = `g.slug, coalesce(g.title ->> $2::text, g.title ->> 'en', g.slug) as title, g.platform,
  g.shown_category as category, g.category as counts_as, g.shown_features as tags, g.rtp_basis_points, g.volatility,
  g.is_shown_new as is_new, g.is_open, g.is_offered, g.is_shut, g.closed_in, g.place,
  coalesce((select m.jurisdiction = 'default' or m.jurisdiction = any(g.certified_for) from game_market m), true) as is_certified`;

/** A page of a category, or of all, in the order in which players see it, and how many there are. */
export async function managedGames(
  db: Queryable,
  asked: {
    category: Category | undefined;
    search: string;
    lang: LanguageCode;
    page: number;
    page_size: number;
  },
): Promise<{ rows: ManagedGame[]; total: number }> {
  const filter = new GameFilter(null, asked.lang);
  filter.equal('shown_category', asked.category);
  filter.named(asked.search);
  return readNumberedPage<ManagedGame>(
    db,
    `with caller as (select $1::uuid)
     select ${columns}, count(*) over () as total from game g where ${filter.sql}
      order by g.place nulls last, g.popularity desc, g.position, g.slug`,
    filter.values,
    asked,
  );
}

/** One game, or null. */
export async function managedGame(
  db: Queryable,
  slug: string,
  lang: LanguageCode,
): Promise<ManagedGame | null> {
  const { rows } = await db.query<ManagedGame>(`select ${columns} from game g where g.slug = $1`, [
    slug,
    lang,
  ]);
  return rows[0] ?? null;
}

/** The games of a category that have a place, in their order. */
export async function placedGames(db: Queryable, category: Category): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>(
    'select slug from game where shown_category = $1 and place is not null order by place',
    [category],
  );
  return rows.map(({ slug }) => slug);
}

/** Puts games of a category first, in this order; names of others and doubles are passed over. */
export async function placeGames(tx: Queryable, category: Category, slugs: readonly string[]): Promise<void> {
  await tx.query(
    `update game g set place = p.place
       from game o
       left join (select slug, row_number() over (order by min(n)) as place
                    from unnest($2::text[]) with ordinality as u(slug, n) group by slug) p on p.slug = o.slug
      where o.id = g.id and g.shown_category = $1 and g.place is distinct from p.place`,
    [category, slugs],
  );
}

/** Switches a game; `is_open` follows. */
export async function switchGame(
  tx: Queryable,
  slug: string,
  { isOn, closedIn }: { isOn: boolean; closedIn: readonly string[] },
): Promise<void> {
  await tx.query('update game set is_shut = $2, closed_in = $3 where slug = $1', [slug, !isOn, closedIn]);
}

/** How the lobby shows a game; what is undefined stays. */
export interface Shelf {
  readonly category?: Category | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly isNew?: boolean | undefined;
}

/**
 * Shows a game elsewhere, with other tags, or as new or not. What is shown as its rules or its platform say follows them
 * again; a place in an order made by hand is one of a category and is let go with it.
 */
export async function shelveGame(tx: Queryable, slug: string, shelf: Shelf): Promise<void> {
  await tx.query(
    `update game g set
       category_by_hand = case when $2::text is null then category_by_hand else nullif($2, category) end,
       place = case when coalesce($2, shown_category) = shown_category then place end,
       features_by_hand = case when $3::text[] is null then features_by_hand
                               when features @> $3 and $3 @> features then null else $3 end,
       is_new_by_hand = case when $4::boolean is null then is_new_by_hand else nullif($4, is_new) end
     where slug = $1`,
    [slug, shelf.category ?? null, shelf.tags ?? null, shelf.isNew ?? null],
  );
}
