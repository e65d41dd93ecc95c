import { type DataOf, games } from '@arara/contract';
import { gameRules, percentOf } from '@arara/games';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { policyOf } from '../../plugins/jurisdiction.ts';
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
  g.max_stake_cents, g.is_open and coalesce((select p.is_open from platform p where p.code = g.platform), true) as is_open,
  g.is_shown_new as is_new,
  (select a.until from platform_away a where a.code = g.platform) as maintenance_until,
  exists (select 1 from favourite f where f.member_id = $1 and f.game_id = g.id) as is_favourite`;

/** What the house calls its own games' platform. */
/** The game house of our own among the platforms. */
export const ownPlatform = 'arara';

/** What this process knows of the platforms it speaks with. */
export interface Reach {
  /** Those whose games can open at all: the house's own, and those that are connected. */
  readonly connected: ReadonlySet<string>;
  /** Those that leave calls unanswered: their games can be tried, but may not open. */
  readonly silent: ReadonlySet<string>;
}

export function reachOf(house: House): Reach {
  const health = house.platforms.health();
  return {
    connected: new Set([ownPlatform, ...health.map(({ code }) => code)]),
    silent: new Set(health.flatMap(({ code, state }) => (state === 'closed' ? [] : [code]))),
  };
}

/** A game by the wire's names. One whose platform is switched off, away or not connected is closed. */
export function presentGame(row: GameRow, { connected, silent }: Reach): Game {
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
    is_open: row.is_open && row.maintenance_until === null && connected.has(row.platform),
    maintenance_until: row.maintenance_until?.toISOString() ?? null,
    is_reachable: !silent.has(row.platform),
    is_favourite: row.is_favourite,
    min_stake: formatAmount(row.min_stake_cents),
    max_stake: formatAmount(row.max_stake_cents),
  };
}

export function presentGames(house: House, rows: readonly GameRow[]): Game[] {
  const reach = reachOf(house);
  return rows.map((row) => presentGame(row, reach));
}

/**
 * What is looked for, as titles are written: letters and digits as wide as signs, as keyboards of some languages give them, are
 * plain ones. Those alone: the whole of NFKC would take letters of Thai apart that titles hold as one.
 */
export const searchTextOf = (text = ''): string =>
  text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g, (wide) => wide.normalize('NFKC')).trim();

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

  /**
   * It can be played, or could but for an announced absence. The closed platforms are looked up once and beside the games: a list
   * goes on being read in its order, as far as its page.
   */
  open({ connected }: Reach): void {
    const known = this.value([...connected]);
    this.where(
      `g.is_open and g.platform not in (select code from platform where not is_open or code <> all (${known}::text[]))`,
    );
  }

  /** A text names it: by its words in any language and order, or a part of its name (`find_games`). */
  named(text: string): void {
    const words = searchTextOf(text);
    if (words !== '') this.where(`g.id in (select id from find_games(${this.value(words)}, $2))`);
  }

  get sql(): string {
    return this.#conditions.length === 0 ? 'true' : this.#conditions.join(' and ');
  }
}

/** One page of the games a filter lets through. What is told is worked out for them alone, not for those passed over before. */
export async function gamesOn(
  house: House,
  filter: GameFilter,
  order: string,
  { page, page_size }: { page: number; page_size: number },
): Promise<Game[]> {
  const { rows } = await house.db.query<GameRow>(
    `select ${gameColumns} from (select g.* from game g where ${filter.sql} order by ${order}
      limit ${filter.value(page_size)} offset ${filter.value((page - 1) * page_size)}) g`,
    filter.values,
  );
  return presentGames(house, rows);
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
  const items = total === 0 ? [] : await gamesOn(house, filter, order, input);
  return { items, page: input.page, page_size: input.page_size, total };
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
  const { connected } = reachOf(house);
  return {
    items: rows.map((row) => ({
      platType: row.platform,
      name: row.name,
      games: Number(row.games),
      is_open: row.is_open && connected.has(row.platform),
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
  return row ? presentGame(row, reachOf(house)) : null;
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
    left_round: leftRoundOf(house, slug),
  };
}

/** What becomes of a round of this title that is left open, as its help tells it; null for a game of one step. */
function leftRoundOf(house: House, slug: string): DataOf<typeof games.gameInfo>['left_round'] {
  const rules = gameRules(slug);
  if (rules?.kind !== 'stepped' || rules.left === null) return null;
  return { rule: rules.left.kind, hours: house.env.ROUND_ENDS_AFTER_HOURS };
}
