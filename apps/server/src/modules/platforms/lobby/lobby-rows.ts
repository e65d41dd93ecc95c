import type { PlatformGame } from '@arara/platform-kit';

/** Ours stand before a platform's while neither has been played. */
const positionFrom = 1000;
const rowsMax = 1000;

/** The games of a lobby as rows of `game`, in JSON texts of at most a thousand. */
export function lobbyBatches(code: string, games: readonly PlatformGame[]): string[] {
  const batches: string[] = [];
  for (let at = 0; at < games.length; at += rowsMax) {
    const rows = games.slice(at, at + rowsMax).map((game, index) => ({
      slug: `${code}-${game.id}`,
      external_id: game.id,
      category: game.category,
      position: positionFrom + at + index,
      title: game.title,
      rtp_basis_points: game.rtp,
      volatility: game.volatility,
      features: game.features,
      thumbnail: game.thumbnail,
      min_stake_cents: String(game.minStakeCents),
      max_stake_cents: String(game.maxStakeCents),
      is_new: game.is_new,
      is_offered: game.is_open,
      promotion_rank: game.is_promoted ? positionFrom + at + index : null,
      certified_for: game.certified_for ?? null,
    }));
    batches.push(JSON.stringify(rows));
  }
  return batches;
}

/** What a platform says of a game, besides its names. */
export const told = [
  'category',
  'position',
  'title',
  'rtp_basis_points',
  'volatility',
  'features',
  'thumbnail',
  'min_stake_cents',
  'max_stake_cents',
  'is_new',
  'is_offered',
  'promotion_rank',
  'certified_for',
] as const;

/** A batch, given as `$1`, as rows of the columns of `game`. */
export const lobbyRows = `(select slug, external_id, category, position, title, rtp_basis_points, volatility,
  array(select jsonb_array_elements_text(features)) as features, thumbnail, min_stake_cents, max_stake_cents, is_new,
  is_offered, promotion_rank,
  case when certified_for is not null then array(select jsonb_array_elements_text(certified_for)) end as certified_for
  from jsonb_to_recordset($1::jsonb) as r(slug text, external_id text, category text, position integer, title jsonb,
    rtp_basis_points integer, volatility text, features jsonb, thumbnail text, min_stake_cents bigint,
    max_stake_cents bigint, is_new boolean, is_offered boolean, promotion_rank integer, certified_for jsonb))`;

/** The told columns of a table or alias, as one value that can be compared. */
export const allOf = (alias: string) => `(${told.map((column) => `${alias}.${column}`).join(', ')})`;
