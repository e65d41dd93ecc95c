import type { Queryable } from '../../../plugins/transaction.ts';
import type { Lobby, LobbyFailure } from './read-lobby.ts';

/** So many of the games that were left out are told by name. */
const skipsMax = 5;

/** Keeps that a lobby was read, and what of it was left out. */
export async function keepReading(tx: Queryable, code: string, { games, skipped }: Lobby): Promise<void> {
  await tx.query(
    `insert into lobby_reading (platform, read_at, games, skipped, skips) values ($1, house_now(), $2, $3, $4)
     on conflict (platform) do update set read_at = excluded.read_at, games = excluded.games, skipped = excluded.skipped,
       skips = excluded.skips, failed_at = null, failure = null`,
    [code, games.length, skipped.length, JSON.stringify(skipped.slice(0, skipsMax))],
  );
}

/** Keeps that a lobby could not be read or taken over; what was read before it stays told. */
export async function keepFailure(db: Queryable, code: string, failure: LobbyFailure): Promise<void> {
  await db.query(
    `insert into lobby_reading (platform, failed_at, failure) values ($1, house_now(), $2)
     on conflict (platform) do update set failed_at = excluded.failed_at, failure = excluded.failure`,
    [code, failure],
  );
}
