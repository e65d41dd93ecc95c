import { type DataOf, games, type InputOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { factsOf, titleOf } from './titles.ts';

type Game = DataOf<typeof games.gameList>['items'][number];

interface GameRow {
  readonly id: string;
  readonly slug: string;
  readonly platform: string;
  readonly is_open: boolean;
  readonly is_new: boolean;
  readonly created_at: Date;
  readonly is_favourite: boolean;
}

async function gameRows(db: Queryable, memberId: string | null): Promise<GameRow[]> {
  const { rows } = await db.query<GameRow>(
    `select g.id, g.slug, g.platform, g.is_open, g.is_new, g.created_at, f.game_id is not null as is_favourite
       from game g left join favourite f on f.game_id = g.id and f.member_id = $1
      order by g.position, g.slug`,
    [memberId],
  );
  return rows;
}

function presentGame(row: GameRow, lang: LanguageCode): Game | null {
  const facts = factsOf(row.slug);
  if (!facts) return null;
  return {
    id: row.id,
    name: row.slug,
    title: titleOf(lang, row.slug),
    platType: row.platform,
    category: facts.category,
    poster: row.slug,
    rtp: facts.rtpPercent,
    volatility: facts.volatility.highest,
    features: [...facts.features],
    is_new: row.is_new,
    is_open: row.is_open,
    is_favourite: row.is_favourite,
    min_stake: formatAmount(facts.limits.minStakeCents),
    max_stake: formatAmount(facts.limits.maxStakeCents),
  };
}

/** Letters and digits without accents or case, for search. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The catalogue by category and search text, with how many games each category has. */
export async function listGames(
  house: House,
  memberId: string | null,
  input: InputOf<typeof games.gameList>,
  lang: LanguageCode,
): Promise<DataOf<typeof games.gameList>> {
  const all = (await gameRows(house.db, memberId)).flatMap((row) => presentGame(row, lang) ?? []);
  const wanted = plain(input.name ?? '');
  const found = all.filter(
    (game) =>
      (input.category === undefined || game.category === input.category) &&
      (input.platType === undefined || game.platType === input.platType) &&
      (plain(game.title).includes(wanted) || game.name.includes(wanted)),
  );
  if (input.sort === 'title') found.sort((a, b) => a.title.localeCompare(b.title, lang));
  if (input.sort === 'new') found.reverse();
  const first = (input.page - 1) * input.page_size;
  const counts = Object.fromEntries(games.categories.map((category) => [category, 0])) as Record<
    Game['category'],
    number
  >;
  for (const game of all) counts[game.category] += 1;
  return {
    items: found.slice(first, first + input.page_size),
    page: input.page,
    page_size: input.page_size,
    total: found.length,
    counts,
  };
}

/** The platforms that offer games here. */
export async function listPlatforms(
  house: House,
  platType: string | undefined,
): Promise<DataOf<typeof games.gamePlatforms>> {
  const { rows } = await house.db.query<{ platform: string; games: bigint; is_open: boolean }>(
    `select platform, count(*) as games, bool_or(is_open) as is_open from game
      where $1::text is null or platform = $1 group by platform order by platform`,
    [platType ?? null],
  );
  return {
    items: rows.map((row) => ({
      platType: row.platform,
      name: row.platform,
      games: Number(row.games),
      is_open: row.is_open,
    })),
  };
}

/** One game with the exact facts of its info panel. */
export async function readGame(
  house: House,
  memberId: string | null,
  slug: string,
  lang: LanguageCode,
): Promise<DataOf<typeof games.gameInfo>> {
  const row = (await gameRows(house.db, memberId)).find((entry) => entry.slug === slug);
  const facts = factsOf(slug);
  const game = row && presentGame(row, lang);
  if (!game || !facts) throw new AppError('game_unknown');
  return {
    ...game,
    version: facts.version,
    hit_rate_lowest: percent(facts.hitRate.lowest),
    hit_rate_highest: percent(facts.hitRate.highest),
    max_multiplier: formatAmount(BigInt(Math.floor(facts.maxMultiplier / 100))),
    max_payout: formatAmount(facts.limits.maxPayoutCents),
  };
}

/** A ratio as percent with two decimals, rounded down. */
function percent(ratio: { numerator: bigint; denominator: bigint }): string {
  return formatAmount((ratio.numerator * 10_000n) / ratio.denominator);
}
