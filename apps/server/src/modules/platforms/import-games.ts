import { createHash } from 'node:crypto';
import type { PlatformGame } from '@arara/platform-kit';
import type { House } from '../../house.ts';
import { inTransaction, type Queryable } from '../../plugins/transaction.ts';
import { compareLobby, type LobbyChanges } from './lobby/compare-lobby.ts';
import { keepLobby } from './lobby/keep-lobby.ts';
import { lobbyBatches } from './lobby/lobby-rows.ts';
import { listPlatformRows, type Platform } from './platform.ts';

const pagesMax = 1000;

/**
 * Brings the lobbies of all platforms into the catalogue. A platform that does not answer keeps what it had. What staff
 * wants to be asked about waits for its word. Gives how many games were heard of.
 */
export async function importGames(house: House): Promise<number> {
  let heard = 0;
  for (const platform of await listPlatformRows(house.db)) {
    const games = await readLobby(house, platform);
    if (!games) {
      house.log.warn({ platform: platform.code }, 'the lobby of a platform could not be read');
      continue;
    }
    await importLobby(house, platform.code, games);
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

async function importLobby(house: House, code: string, games: readonly PlatformGame[]): Promise<void> {
  const batches = lobbyBatches(code, games);
  const externalIds = games.map((game) => game.id);
  await inTransaction(house.db, async (tx) => {
    // One after another: what another import has just written or put before staff is seen by this one.
    await tx.query(`select pg_advisory_xact_lock(hashtext('lobby'), hashtext($1))`, [code]);
    const changes = await compareLobby(tx, code, batches, externalIds);
    const isSame = Object.values(changes.counts).every((count) => count === 0);
    if (!isSame && !(await isConfirmed(tx, code, changes, digestOf(batches)))) {
      house.log.info({ platform: code, ...changes.counts }, 'changes of a lobby wait for staff');
      return;
    }
    if (!isSame) await keepLobby(tx, code, batches, externalIds);
    await tx.query('delete from catalogue_import where platform = $1', [code]);
  });
}

const digestOf = (batches: readonly string[]) => {
  const digest = createHash('sha256');
  for (const batch of batches) digest.update(batch);
  return digest.digest('hex').slice(0, 32);
};

/** A lobby that loses half of its games at once is rather broken than new. */
const goneMax = 20;

/** Whether the changes may be written: staff need not be asked, or has confirmed this very lobby. Otherwise they wait. */
async function isConfirmed(
  tx: Queryable,
  code: string,
  { counts, titles, offered }: LobbyChanges,
  digest: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ confirms_imports: boolean; is_confirmed: boolean }>(
    `select p.confirms_imports, coalesce(i.digest = $2 and i.state = 'confirmed', false) as is_confirmed
       from platform p left join catalogue_import i on i.platform = p.code where p.code = $1`,
    [code, digest],
  );
  const [platform] = rows;
  const isMuchGone = counts.gone >= goneMax && counts.gone * 2 > offered;
  if (!platform?.confirms_imports && !isMuchGone) return true;
  if (platform?.is_confirmed) return true;
  await tx.query(
    `insert into catalogue_import (platform, digest, added, changed, gone, titles) values ($1, $2, $3, $4, $5, $6)
     on conflict (platform) do update set digest = excluded.digest, state = 'waiting', added = excluded.added,
       changed = excluded.changed, gone = excluded.gone, titles = excluded.titles, read_at = excluded.read_at
     where catalogue_import.digest <> excluded.digest`,
    [code, digest, counts.added, counts.changed, counts.gone, JSON.stringify(titles)],
  );
  return false;
}
