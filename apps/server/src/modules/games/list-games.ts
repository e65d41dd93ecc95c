import { type DataOf, games, type InputOf } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import type { Recall } from '../../plugins/ready-answers.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { type Game, GameFilter, gamesOn, ownPlatform, presentGames, searchTextOf } from './catalogue.ts';
import { searchGames } from './search-games.ts';

type ByCategory = Record<Game['category'], number>;

/**
 * The catalogue by category, platform, feature, volatility and search text, with how many games each category has. It is
 * what everybody is told: hearts are put in for each member.
 */
export async function listGames(
  house: House,
  input: InputOf<typeof games.gameList>,
  lang: LanguageCode,
  recall: Recall,
): Promise<DataOf<typeof games.gameList>> {
  const { page, page_size, category, platType, feature, volatility } = input;
  /** What is asked for in whatever category: how many each has of it is told beside the list. */
  const narrowed = () => {
    const filter = new GameFilter(null, lang);
    filter.equal('platform', platType);
    filter.equal('volatility', volatility);
    if (feature) filter.where(`g.shown_features @> array[${filter.value(feature)}]::text[]`);
    return filter;
  };
  const name = searchTextOf(input.name);
  const counts = await recall('counts', () => countByCategory(house.db, new GameFilter(null, lang)));
  const totalOf = (found: ByCategory) =>
    category ? found[category] : Object.values(found).reduce((sum, count) => sum + count, 0);
  if (name !== '') {
    // What is found brings its title in the caller's language.
    const order = input.sort === 'title' ? 'g.called, g.slug' : orderOf(input, lang);
    const asked = { name, category, order, page, page_size };
    const { rows, byCategory, isApproximate } = await searchGames(house.db, narrowed(), asked);
    const found = inEachCategory(byCategory);
    const items = presentGames(house, rows);
    return { items, page, page_size, total: totalOf(found), counts, found, is_approximate: isApproximate };
  }
  const narrowing = [platType, feature, volatility];
  const found = narrowing.some(Boolean)
    ? await recall(`found ${JSON.stringify(narrowing)}`, () => countByCategory(house.db, narrowed()))
    : counts;
  const total = totalOf(found);
  const filter = narrowed();
  filter.equal('shown_category', category);
  const items = total === 0 ? [] : await gamesOn(house, filter, orderOf(input, lang), input);
  return { items, page, page_size, total, counts, found, is_approximate: false };
}

/** What is played most, as the lobby begins; the same in every language. */
export const mostPlayed = (house: House, count: number): Promise<Game[]> =>
  gamesOn(house, new GameFilter(null, 'pt'), orderOf({ sort: 'popular' }, 'pt'), {
    page: 1,
    page_size: count,
  });

/** How many titles of our own there may be at most. */
const ownGamesMax = 1000;

/** Our own games that can be played, in the order of their names; the same in every language. */
export async function ownGames(house: House): Promise<Game[]> {
  const filter = new GameFilter(null, 'pt');
  filter.equal('platform', ownPlatform);
  filter.where('g.is_open');
  return gamesOn(house, filter, 'g.slug', { page: 1, page_size: ownGamesMax });
}

async function countByCategory(db: Queryable, filter: GameFilter): Promise<ByCategory> {
  const { rows } = await db.query<{ category: Game['category']; games: bigint }>(
    `with caller as (select $1::uuid, $2::text)
     select g.shown_category as category, count(*) as games from game g where ${filter.sql} group by g.shown_category`,
    filter.values,
  );
  return inEachCategory(Object.fromEntries(rows.map((row) => [row.category, Number(row.games)])));
}

const inEachCategory = (found: Readonly<Partial<ByCategory>>) =>
  // One entry for each category.
  Object.fromEntries(games.categories.map((category) => [category, found[category] ?? 0])) as ByCategory;

/** The orders of the catalogue; one made by hand is one of a category. */
function orderOf(
  { sort, category }: Pick<InputOf<typeof games.gameList>, 'sort' | 'category'>,
  lang: LanguageCode,
): string {
  const popular = 'g.popularity desc, g.position, g.slug';
  return {
    popular: category === undefined ? popular : `g.place nulls last, ${popular}`,
    new: 'g.created_at desc, g.position desc, g.slug',
    // The language is one of nine codes.
    title: `coalesce(g.plain_titles ->> '${lang}', g.plain_titles ->> 'en', g.slug), g.slug`,
    rtp: 'g.rtp_basis_points desc nulls last, g.popularity desc, g.slug',
  }[sort];
}
