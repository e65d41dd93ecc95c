import type { House } from '../../../house.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { compareLobby, type LobbyChanges } from './compare-lobby.ts';
import { keepLobby, keepOrder } from './keep-lobby.ts';
import { keepReading } from './keep-reading.ts';
import { type LobbyRows, rowsOf } from './lobby-rows.ts';
import type { Lobby } from './read-lobby.ts';

/** Brings a lobby that was read into the catalogue, or puts what it would change before staff. */
export async function importLobby(house: House, code: string, lobby: Lobby): Promise<void> {
  const rows = rowsOf(code, lobby);
  await inTransaction(house.db, async (tx) => {
    // One lobby after another: what another import has just written or put before staff is seen by this one, and no two
    // platforms give a name at the same time.
    await tx.query(`select pg_advisory_xact_lock(hashtext('lobby'))`);
    const changes = await compareLobby(tx, rows);
    const isSame = Object.values(changes.counts).every((count) => count === 0);
    const isTaken = isSame || (await isConfirmed(tx, rows, changes));
    if (isTaken) {
      if (!isSame) await keepLobby(tx, rows);
      await tx.query('delete from catalogue_import where platform = $1', [code]);
    } else house.log.info({ platform: code, ...changes.counts }, 'changes of a lobby wait for staff');
    await keepOrder(tx, rows);
    await keepReading(tx, code, lobby);
  });
}

/** A lobby that loses half of its games at once, or of few games all, is rather broken than new. */
const goneMax = 20;

/** Whether the changes may be written: staff need not be asked, or has confirmed this very lobby. Otherwise they wait. */
async function isConfirmed(
  tx: Queryable,
  { code, batches, digest }: LobbyRows,
  { counts, titles, changes, offered }: LobbyChanges,
): Promise<boolean> {
  const { rows } = await tx.query<{ confirms_imports: boolean; is_confirmed: boolean }>(
    `select p.confirms_imports, coalesce(i.digest = $2 and i.state = 'confirmed', false) as is_confirmed
       from platform p left join catalogue_import i on i.platform = p.code where p.code = $1`,
    [code, digest],
  );
  const [platform] = rows;
  const isMuchGone =
    counts.gone > 0 && (batches.length === 0 || (counts.gone >= goneMax && counts.gone * 2 > offered));
  if (!platform?.confirms_imports && !isMuchGone) return true;
  if (platform?.is_confirmed) return true;
  await tx.query(
    `insert into catalogue_import (platform, digest, added, changed, gone, titles, changes) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (platform) do update set digest = excluded.digest, state = 'waiting', added = excluded.added,
       changed = excluded.changed, gone = excluded.gone, titles = excluded.titles, changes = excluded.changes,
       read_at = excluded.read_at
     where catalogue_import.digest <> excluded.digest`,
    [
      code,
      digest,
      counts.added,
      counts.changed,
      counts.gone,
      JSON.stringify(titles),
      JSON.stringify(changes),
    ],
  );
  return false;
}
