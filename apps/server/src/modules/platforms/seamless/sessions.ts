import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../plugins/transaction.ts';
import { sessionHashOf } from './operation.ts';

/** Long enough for a sitting; a game that is opened again has a new one. */
const lifeHours = 6;

/** Who plays, and the login the game is opened with: when that ends, the platform may take no more bets. */
export interface Opening {
  readonly memberId: string;
  readonly sessionId: string | null;
  readonly platform: string;
}

/** Opens a session that lets a platform take bets of the member; gives the token, which only the platform keeps. */
export async function openSeamlessSession(
  db: Queryable,
  { memberId, sessionId, platform }: Opening,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.query(
    `insert into seamless_session (token_hash, member_id, session_id, platform, expires_at)
     values ($1, $2, $3, $4, house_now() + make_interval(hours => $5))`,
    [sessionHashOf(token), memberId, sessionId, platform, lifeHours],
  );
  return token;
}

/** The logins behind sessions of platforms, by the hashes of their tokens. */
export async function loginsOf(db: Queryable, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ session_id: string }>(
    'select session_id from seamless_session where token_hash = any($1::text[]) and session_id is not null',
    [hashes],
  );
  return rows.map((row) => row.session_id);
}

/** Forgets sessions that ended a day ago. */
export async function pruneSeamlessSessions(db: Queryable): Promise<void> {
  await db.query(`delete from seamless_session where expires_at < house_now() - interval '1 day'`);
}
