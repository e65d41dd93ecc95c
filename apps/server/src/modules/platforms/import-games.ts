import type { PlatformGame } from '@arara/platform-kit';
import type { House } from '../../house.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { listPlatformRows, type Platform } from './platform.ts';

/** Ours stand before a platform's while neither has been played. */
const positionFrom = 1000;
const pagesMax = 1000;

/**
 * Brings the lobbies of all platforms into the catalogue: new games appear, changed ones change, those that are gone close.
 * A platform that does not answer keeps what it had. Gives how many games were heard of.
 */
export async function importGames(house: House): Promise<number> {
  let heard = 0;
  for (const platform of await listPlatformRows(house.db)) {
    const games = await readLobby(house, platform);
    if (!games) {
      house.log.warn({ platform: platform.code }, 'the lobby of a platform could not be read');
      continue;
    }
    await keepLobby(house, platform, games);
    heard += games.length;
  }
  return heard;
}

/** The whole lobby, or null when a part of it could not be had. */
async function readLobby(house: House, platform: Platform): Promise<PlatformGame[] | null> {
  const client = house.platforms.client(platform.code);
  if (!client) return null;
  const games: PlatformGame[] = [];
  let from: number | null = 0;
  for (let page = 0; page < pagesMax && from !== null; page += 1) {
    const outcome: Awaited<ReturnType<typeof client.games>> = await client.games(from);
    if (outcome.kind !== 'ok') return null;
    games.push(...outcome.value.games);
    from = outcome.value.next;
  }
  return games;
}

const rowsMax = 1000;

async function keepLobby(house: House, platform: Platform, games: readonly PlatformGame[]): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    for (let at = 0; at < games.length; at += rowsMax) {
      const rows = games.slice(at, at + rowsMax).map((game, index) => ({
        slug: `${platform.code}-${game.id}`,
        external_id: game.id,
        category: game.category,
        position: positionFrom + at + index,
        title: game.title,
        rtp: game.rtp,
        volatility: game.volatility,
        features: game.features,
        thumbnail: game.thumbnail,
        min_stake: String(game.minStakeCents),
        max_stake: String(game.maxStakeCents),
        is_new: game.is_new,
        is_offered: game.is_open,
        promotion_rank: game.is_promoted ? positionFrom + at + index : null,
      }));
      await tx.query(
        `insert into game (platform, slug, external_id, category, position, title, rtp_basis_points, volatility, features,
                           thumbnail, min_stake_cents, max_stake_cents, is_new, is_offered, promotion_rank)
         select $2, slug, external_id, category, position, title, rtp, volatility,
                array(select jsonb_array_elements_text(features)), thumbnail, min_stake, max_stake, is_new, is_offered,
                promotion_rank
           from jsonb_to_recordset($1) as g(slug text, external_id text, category text, position integer, title jsonb,
                  rtp integer, volatility text, features jsonb, thumbnail text, min_stake bigint, max_stake bigint,
                  is_new boolean, is_offered boolean, promotion_rank integer)
         on conflict (slug) do update set category = excluded.category, position = excluded.position,
           title = excluded.title, rtp_basis_points = excluded.rtp_basis_points, volatility = excluded.volatility,
           features = excluded.features, thumbnail = excluded.thumbnail, min_stake_cents = excluded.min_stake_cents,
           max_stake_cents = excluded.max_stake_cents, is_new = excluded.is_new, is_offered = excluded.is_offered,
           promotion_rank = excluded.promotion_rank
         where (game.category, game.position, game.title, game.rtp_basis_points, game.volatility, game.features,
                game.thumbnail, game.min_stake_cents, game.max_stake_cents, game.is_new, game.is_offered,
                game.promotion_rank)
           is distinct from (excluded.category, excluded.position, excluded.title, excluded.rtp_basis_points,
                excluded.volatility, excluded.features, excluded.thumbnail, excluded.min_stake_cents,
                excluded.max_stake_cents, excluded.is_new, excluded.is_offered, excluded.promotion_rank)`,
        [JSON.stringify(rows), platform.code],
      );
    }
    await tx.query(
      'update game set is_offered = false where platform = $1 and is_offered and not (external_id = any($2))',
      [platform.code, games.map((game) => game.id)],
    );
  });
}
