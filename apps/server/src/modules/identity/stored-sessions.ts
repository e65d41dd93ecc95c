import type { Queryable } from '../../plugins/transaction.ts';
import type { EndReason } from './end-sessions.ts';
import type { MemberStatus } from './queries.ts';

/** What the database says of a token. */
export interface StoredSession {
  readonly id: string;
  readonly token_hash: Buffer;
  readonly member_id: string;
  readonly account: string;
  readonly is_demo: boolean;
  readonly status: MemberStatus;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly end_reason: EndReason | null;
}

/** Sessions, ended ones too, by the SHA-256 of their token in base64url. */
export async function readSessions(
  db: Queryable,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, StoredSession>> {
  const [first, ...others] = hashes.map((hash) => Buffer.from(hash, 'base64url'));
  const read = (which: string, value: unknown) =>
    db.query<StoredSession>(
      `select s.id, s.token_hash, s.member_id, m.account, m.is_demo, m.status, s.created_at, s.last_seen_at, s.end_reason
         from session s join member m on m.id = s.member_id where s.token_hash ${which}`,
      [value],
    );
  // For arrays PostgreSQL plans each time anew, which takes ten times as long as one session does.
  const { rows } =
    others.length === 0 ? await read('= $1', first) : await read('= any($1::bytea[])', [first, ...others]);
  return new Map(rows.map((row) => [row.token_hash.toString('base64url'), row]));
}

/**
 * Notes that sessions are in use; a row that somebody else is changing is left to them. Nobody waits for the disk: what a crash
 * may undo is a minute of it.
 */
export async function touchSessions(db: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await db.query(
    `with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
     update session set last_seen_at = $2 from unhurried
      where id in (select id from session where id = any($1::uuid[]) and ended_at is null and last_seen_at < $2
                   for update skip locked)`,
    [ids, at],
  );
}

/** Ends a session whose time is over, unless somebody has used it since `before`. True when this call ended it. */
export async function endSessionAt(
  db: Queryable,
  id: string,
  { reason, before, at }: { reason: 'idle' | 'expired'; before: Date; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update session set ended_at = $3, end_reason = $4
      where id = $1 and ended_at is null and last_seen_at <= $2`,
    [id, before, at, reason],
  );
  return rowCount === 1;
}

/** Sessions of times to come, by a clock that has been put right since, count as used now: they would not end for as long as it was ahead. */
export async function bringBackSessions(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update session set last_seen_at = $1, created_at = least(created_at, $1)
      where ended_at is null and last_seen_at > $1::timestamptz + interval '2 minutes'`,
    [now],
  );
}

/** Ends every session that nobody has used since `before`, or that was opened before `openedBefore`, and tells which. */
export async function endIdleSessions(
  db: Queryable,
  before: Date,
  openedBefore: Date,
  at: Date,
): Promise<readonly { readonly id: string; readonly memberId: string }[]> {
  const { rows } = await db.query<{ id: string; memberId: string }>(
    `update session set ended_at = $2, end_reason = case when last_seen_at <= $1 then 'idle' else 'expired' end
      where ended_at is null and (last_seen_at <= $1 or created_at <= $3)
      returning id, member_id as "memberId"`,
    [before, at, openedBefore],
  );
  return rows;
}
