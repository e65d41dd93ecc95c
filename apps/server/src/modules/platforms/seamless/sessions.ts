import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../plugins/transaction.ts';
import { sessionHashOf } from './operation.ts';

/** Long enough for a sitting; a game that is opened again has a new one. */
const lifeHours = 6;

/** Opens a session that lets a platform take bets of the member; gives the token, which only the platform keeps. */
export async function openSeamlessSession(
  db: Queryable,
  memberId: string,
  platform: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.query(
    `insert into seamless_session (token_hash, member_id, platform, expires_at)
     values ($1, $2, $3, house_now() + make_interval(hours => $4))`,
    [sessionHashOf(token), memberId, platform, lifeHours],
  );
  return token;
}

/** Forgets sessions that ended a day ago. */
export async function pruneSeamlessSessions(db: Queryable): Promise<void> {
  await db.query(`delete from seamless_session where expires_at < house_now() - interval '1 day'`);
}
