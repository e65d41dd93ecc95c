import type { Queryable } from '../../../plugins/transaction.ts';
import { allOf, type LobbyRows, lobbyRows, order, told } from './lobby-rows.ts';

const columns = ['external_id', ...told, ...order].join(', ');
const excluded = told.map((column) => `${column} = excluded.${column}`).join(', ');

/**
 * What the house calls a game that is new: the platform's code and the game's name there. Two platforms may come to the same:
 * who comes second gets an ending of its own, with a sign that no platform's name of a game has. It is kept once given; names
 * are no longer than sixty letters.
 */
const slug = `case when exists (select from game taken where taken.slug = $2 || '-' || l.external_id)
  then left($2 || '-' || l.external_id, 51) || '_' || left(md5($2 || '/' || l.external_id), 8)
  else $2 || '-' || l.external_id end`;

/** Writes a lobby into the catalogue: new games appear, changed ones change, those that are gone close. */
export async function keepLobby(tx: Queryable, { code, batches, externalIds }: LobbyRows): Promise<void> {
  for (const batch of batches) {
    await tx.query(
      `insert into game (platform, slug, ${columns}) select $2::text, ${slug}, ${columns} from ${lobbyRows} l
       on conflict (platform, external_id) where external_id is not null
       do update set ${excluded} where ${allOf('game', told)} is distinct from ${allOf('excluded', told)}`,
      [batch, code],
    );
  }
  await tx.query(
    'update game set is_offered = false where platform = $1 and is_offered and not (external_id = any($2))',
    [code, externalIds],
  );
}

/** Puts a platform's games in the order of its lobby, and those on promotion that it puts forward. */
export async function keepOrder(tx: Queryable, { code, batches }: LobbyRows): Promise<void> {
  for (const batch of batches)
    await tx.query(
      `update game g set position = l.position, promotion_rank = l.promotion_rank from ${lobbyRows} l
        where g.platform = $2 and g.external_id = l.external_id and ${allOf('g', order)} is distinct from ${allOf('l', order)}`,
      [batch, code],
    );
}
