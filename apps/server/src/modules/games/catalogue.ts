import { type DataOf, games, type InputOf } from '@arara/contract';
import { percentOf } from '@arara/games';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { policyOf } from '../../plugins/jurisdiction.ts';
import type { Recall } from '../../plugins/ready-answers.ts';
import { inTransaction, type Queryable } from '../../plugins/transaction.ts';
import { factsOf } from './titles.ts';

export type Game = DataOf<typeof games.gameList>['items'][number];

export interface GameRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly platform: string;
  readonly category: Game['category'];
  readonly rtp_basis_points: number | null;
  readonly volatility: Game['volatility'];
  readonly features: string[];
  readonly thumbnail: string;
  readonly min_stake_cents: bigint;
  readonly max_stake_cents: bigint;
  readonly is_open: boolean;
  readonly is_new: boolean;
  readonly maintenance_until: Date | null;
  readonly is_favourite: boolean;
}

/** What a list tells of `game g`; `$1` is the member or null, `$2` the language. */
export const gameColumns = `g.id, g.slug, coalesce(g.title ->> $2::text, g.title ->> 'en', g.title ->> 'pt', g.slug) as title,
  g.platform, g.shown_category as category, g.rtp_basis_points, g.volatility, g.shown_features as features,
  case when g.thumbnail <> '' then '/pictures/' || g.slug || '?v=' || left(md5(g.thumbnail), 8) else '' end as thumbnail,
  g.min_stake_cents,
  g.max_stake_cents, g.is_open, g.is_shown_new as is_new,
  platform_maintenance(g.platform) as maintenance_until,
  exists (select 1 from favourite f where f.member_id = $1 and f.game_id = g.id) as is_favourite`;

/** The platforms that leave calls unanswered: their games can be tried, but may not open. */
export function silentPlatforms(house: House): string[] {
  return house.platforms.health().flatMap(({ code, state }) => (state === 'closed' ? [] : [code]));
}

/** A game by the wire's names. */
export function presentGame(row: GameRow, silent: readonly string[]): Game {
  return {
    id: row.id,
    name: row.slug,
    title: row.title,
    platType: row.platform,
    category: row.category,
    poster: row.slug,
    thumbnail: row.thumbnail,
    rtp: row.rtp_basis_points === null ? null : formatAmount(BigInt(row.rtp_basis_points)),
    volatility: row.volatility,
    features: row.features,
    is_new: row.is_new,
    is_open: row.is_open && row.maintenance_until === null,
    maintenance_until: row.maintenance_until?.toISOString() ?? null,
    is_reachable: !silent.includes(row.platform),
    is_favourite: row.is_favourite,
    min_stake: formatAmount(row.min_stake_cents),
    max_stake: formatAmount(row.max_stake_cents),
  };
}

/** Conditions on `game g` with their values; the first two values are the member and the language. */
export class GameFilter {
  readonly values: unknown[];
  readonly #conditions: string[] = [];

  constructor(memberId: string | null, lang: LanguageCode) {
    this.values = [memberId, lang];
  }

  /** The place of a value in the statement. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  where(condition: string): void {
    this.#conditions.push(condition);
  }

  equal(column: string, value: string | undefined): void {
    if (value) this.where(`g.${column} = ${this.value(value)}`);
  }

  /** Every word of a text stands in a title of any language, or in the name. */
  contains(text: string): void {
    for (const word of wordsOf(text))
      this.where(`g.search like '%' || plain_text(${this.value(likeText(word))}) || '%'`);
  }

  /** Every word is spelt nearly like one of the titles. */
  resembles(text: string): void {
    for (const word of wordsOf(text)) this.where(`plain_text(${this.value(word)}) <% g.search`);
  }

  get sql(): string {
    return this.#conditions.length === 0 ? 'true' : this.#conditions.join(' and ');
  }
}

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
/** What LIKE reads as itself. */
const likeText = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** The orders of the catalogue; the language is one of nine codes. */
const ordersIn = (lang: LanguageCode) => ({
  popular: 'g.popularity desc, g.position, g.slug',
  new: 'g.created_at desc, g.position desc, g.slug',
  title: `plain_text(coalesce(g.title ->> '${lang}', g.title ->> 'en', g.slug)), g.slug`,
  rtp: 'g.rtp_basis_points desc nulls last, g.popularity desc, g.slug',
});

/** One page of the games a filter lets through. `order` may add values of its own. */
async function gamesOn(
  house: House,
  db: Queryable,
  filter: GameFilter,
  order: string | ((filter: GameFilter) => string),
  { page, page_size }: { page: number; page_size: number },
): Promise<Game[]> {
  const orderSql = typeof order === 'string' ? order : order(filter);
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from game g where ${filter.sql} order by ${orderSql}
      limit ${page_size} offset ${(page - 1) * page_size}`,
    filter.values,
  );
  const silent = silentPlatforms(house);
  return rows.map((row) => presentGame(row, silent));
}

/** A page of the games a filter lets through, and how many there are. */
export async function pageOfGames(
  house: House,
  filter: GameFilter,
  order: string,
  input: { page: number; page_size: number },
): Promise<{ items: Game[]; page: number; page_size: number; total: number }> {
  // Counting names neither the member nor the language; the statement has their places all the same.
  const count = await house.db.query<{ total: bigint }>(
    `with caller as (select $1::uuid, $2::text) select count(*) as total from game g where ${filter.sql}`,
    filter.values,
  );
  const total = Number(count.rows[0]?.total ?? 0n);
  const items = total === 0 ? [] : await gamesOn(house, house.db, filter, order, input);
  return { items, page: input.page, page_size: input.page_size, total };
}

/** Fewer letters resemble too much. */
const resemblesFrom = 4;
/** How much of a word's spelling has to be in a title, from 0 to 1 (pg_trgm, word similarity). */
const likeness = 0.4;

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
  const narrowed = ({ inAnyCategory = false } = {}) => {
    const filter = new GameFilter(null, lang);
    if (!inAnyCategory) filter.equal('shown_category', input.category);
    filter.equal('platform', input.platType);
    filter.equal('volatility', input.volatility);
    if (input.feature) filter.where(`g.shown_features @> array[${filter.value(input.feature)}]::text[]`);
    return filter;
  };
  const counts = await recall('counts', () => countByCategory(house.db, new GameFilter(null, lang)));
  const name = input.name?.trim() ?? '';
  const { page, page_size, category } = input;
  const isNarrowed = [name, input.platType, input.feature, input.volatility].some(Boolean);
  /** By category, whichever is asked for: told beside the list, and how many there are in it. */
  const found = (db: Queryable, match: 'contains' | 'resembles') => {
    if (!isNarrowed) return counts;
    const narrowing = JSON.stringify([match, name, input.platType, input.feature, input.volatility]);
    return recall(`found ${narrowing}`, () => {
      const filter = narrowed({ inAnyCategory: true });
      filter[match](name);
      return countByCategory(db, filter);
    });
  };
  const totalOf = (byCategory: typeof counts) =>
    category ? byCategory[category] : Object.values(byCategory).reduce((sum, count) => sum + count, 0);
  const orders = ordersIn(lang);
  // An order made by hand is one of a category.
  const isByHand = input.sort === 'popular' && category !== undefined;
  const order = isByHand ? `g.place nulls last, ${orders.popular}` : orders[input.sort];
  const foundExactly = await found(house.db, 'contains');
  const hasExact = Object.values(foundExactly).some((count) => count > 0);
  if (hasExact || name.length < resemblesFrom) {
    const exact = narrowed();
    exact.contains(name);
    const total = totalOf(foundExactly);
    const nearest = (filter: GameFilter) =>
      name === '' ? order : `${nearness(filter.value(name))}, ${order}`;
    const items = total === 0 ? [] : await gamesOn(house, house.db, exact, nearest, input);
    return { items, page, page_size, total, counts, found: foundExactly, is_approximate: false };
  }
  return inTransaction(house.db, async (tx) => {
    await tx.query("select set_config('pg_trgm.word_similarity_threshold', $1, true)", [String(likeness)]);
    const foundNearly = await found(tx, 'resembles');
    const total = totalOf(foundNearly);
    const near = narrowed();
    near.resembles(name);
    const nearest = (filter: GameFilter) =>
      `word_similarity(plain_text(${filter.value(name)}), g.search) desc, ${orders.popular}`;
    const items = total === 0 ? [] : await gamesOn(house, tx, near, nearest, input);
    return { items, page, page_size, total, counts, found: foundNearly, is_approximate: total > 0 };
  });
}

/** Titles in the caller's language that begin with the text come first, then those that hold it. */
const nearness = (place: string) =>
  `case when starts_with(plain_text(g.title ->> $2::text), plain_text(${place})) then 0
        when position(plain_text(${place}) in plain_text(g.title ->> $2::text)) > 0 then 1 else 2 end`;

async function countByCategory(db: Queryable, filter: GameFilter): Promise<Record<Game['category'], number>> {
  const { rows } = await db.query<{ category: Game['category']; games: bigint }>(
    `with caller as (select $1::uuid, $2::text)
     select g.shown_category as category, count(*) as games from game g where ${filter.sql} group by g.shown_category`,
    filter.values,
  );
  const found = new Map(rows.map((row) => [row.category, Number(row.games)]));
  // One entry for each category.
  return Object.fromEntries(
    games.categories.map((category) => [category, found.get(category) ?? 0]),
  ) as Record<Game['category'], number>;
}

/** The platforms that offer games here; ours stands first. */
export async function listPlatforms(
  house: House,
  platType: string | undefined,
): Promise<DataOf<typeof games.gamePlatforms>> {
  const { rows } = await house.db.query<{ platform: string; name: string; games: bigint; is_open: boolean }>(
    `select g.platform, coalesce(p.name, g.platform) as name, count(*) as games,
            coalesce(p.is_open, true) and bool_or(g.is_open) as is_open
       from game g left join platform p on p.code = g.platform
      where $1::text is null or g.platform = $1
      group by g.platform, p.name, p.is_open, p.position order by p.position nulls first, g.platform`,
    [platType ?? null],
  );
  return {
    items: rows.map((row) => ({
      platType: row.platform,
      name: row.name,
      games: Number(row.games),
      is_open: row.is_open,
    })),
  };
}

/** What the catalogue can be narrowed by besides category and platform. */
export async function listFilters(house: House): Promise<DataOf<typeof games.gameFilters>> {
  const features = await house.db.query<{ feature: string; games: bigint }>(
    `select feature, count(*) as games from game, unnest(shown_features) as feature group by feature
      order by count(*) desc, feature limit 40`,
  );
  const volatilities = await house.db.query<{ volatility: NonNullable<Game['volatility']>; games: bigint }>(
    'select volatility, count(*) as games from game where volatility is not null group by volatility',
  );
  const found = new Map(volatilities.rows.map((row) => [row.volatility, Number(row.games)]));
  return {
    features: features.rows.map((row) => ({ feature: row.feature, games: Number(row.games) })),
    volatilities: games.volatilities.flatMap((volatility) => {
      const count = found.get(volatility);
      return count === undefined ? [] : [{ volatility, games: count }];
    }),
  };
}

/** One game of the catalogue, ours or a platform's; null when there is none. */
export async function findGame(
  house: House,
  memberId: string | null,
  slug: string,
  lang: LanguageCode,
): Promise<Game | null> {
  const { rows } = await house.db.query<GameRow>(`select ${gameColumns} from game g where g.slug = $3`, [
    memberId,
    lang,
    slug,
  ]);
  const [row] = rows;
  return row ? presentGame(row, silentPlatforms(house)) : null;
}

/** One game of the house with the exact facts of its info panel. */
export async function readGame(
  house: House,
  memberId: string | null,
  slug: string,
  lang: LanguageCode,
): Promise<DataOf<typeof games.gameInfo>> {
  const facts = factsOf(slug);
  const game = facts && (await findGame(house, memberId, slug, lang));
  if (!game || !facts) throw new AppError('game_unknown');
  const policy = policyOf(house.env.JURISDICTION);
  return {
    ...game,
    rtp: facts.rtpPercent,
    volatility: facts.volatility.highest,
    version: facts.version,
    hit_rate_lowest: percentOf(facts.hitRate.lowest),
    hit_rate_highest: percentOf(facts.hitRate.highest),
    max_multiplier: formatAmount(BigInt(Math.floor(facts.maxMultiplier / 100))),
    max_payout: formatAmount(facts.limits.maxPayoutCents),
    autoplay: facts.category === 'slots' && policy.games.autoplay,
    feature_buy: policy.games.feature_buy,
    turbo: facts.category === 'slots' && policy.games.turbo,
  };
}
