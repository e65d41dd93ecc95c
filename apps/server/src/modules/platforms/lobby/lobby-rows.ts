import { createHash } from 'node:crypto';
import type { Lobby } from './read-lobby.ts';

/** Ours stand before a platform's while neither has been played. */
const positionFrom = 1000;
const rowsMax = 1000;

/** A lobby as the database is given it. */
export interface LobbyRows {
  readonly code: string;
  /** Rows of `game`, in JSON texts of at most a thousand. */
  readonly batches: readonly string[];
  /** What is there, read well or not: what reads badly is not gone, it stays as it was. */
  readonly externalIds: readonly string[];
  /** Names what the lobby holds, in whatever order: what staff decides of it is still decided when games changed places. */
  readonly digest: string;
}

export function rowsOf(code: string, { games, skipped }: Lobby): LobbyRows {
  const texts = games.map((game) =>
    JSON.stringify({
      external_id: game.id,
      category: game.category,
      title: game.title,
      rtp_basis_points: game.rtp,
      volatility: game.volatility,
      features: game.features,
      thumbnail: game.thumbnail,
      min_stake_cents: String(game.minStakeCents),
      max_stake_cents: String(game.maxStakeCents),
      is_new: game.is_new,
      is_offered: game.is_open,
      certified_for: game.certified_for ?? null,
    }),
  );
  // Twenty thousand games are written out once, for the digest and for the database.
  const rows = games.map((game, index) => {
    const place = positionFrom + index;
    return `${texts[index]?.slice(0, -1)},"position":${place},"promotion_rank":${game.is_promoted ? place : null}}`;
  });
  const batches: string[] = [];
  for (let at = 0; at < rows.length; at += rowsMax) batches.push(`[${rows.slice(at, at + rowsMax).join()}]`);
  const externalIds = [...games.map(({ id }) => id), ...skipped.flatMap(({ game }) => game ?? [])];
  const digest = createHash('sha256');
  for (const text of texts.sort()) digest.update(text);
  digest.update(JSON.stringify([...new Set(externalIds)].sort()));
  return { code, batches, externalIds, digest: digest.digest('hex').slice(0, 32) };
}

/** What a platform says of a game, besides its names and its place: what differs in it has changed. */
export const told = [
  'category',
  'title',
  'rtp_basis_points',
  'volatility',
  'features',
  'thumbnail',
  'min_stake_cents',
  'max_stake_cents',
  'is_new',
  'is_offered',
  'certified_for',
] as const;

/** Where a game stands in the lobby and on promotion; a game that another one moves has not changed. */
export const order = ['position', 'promotion_rank'] as const;

/** A batch, given as `$1`, as rows of the columns of `game`. */
export const lobbyRows = `(select external_id, category, position, title, rtp_basis_points, volatility,
  array(select jsonb_array_elements_text(features)) as features, thumbnail, min_stake_cents, max_stake_cents, is_new,
  is_offered, promotion_rank,
  case when certified_for is not null then array(select jsonb_array_elements_text(certified_for)) end as certified_for
  from jsonb_to_recordset($1::jsonb) as r(external_id text, category text, position integer, title jsonb,
    rtp_basis_points integer, volatility text, features jsonb, thumbnail text, min_stake_cents bigint,
    max_stake_cents bigint, is_new boolean, is_offered boolean, promotion_rank integer, certified_for jsonb))`;

/** Columns of a table or alias, as one value that can be compared. */
export const allOf = (alias: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${alias}.${column}`).join(', ')})`;
