import { createHash, randomBytes } from 'node:crypto';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Caller, StaffSession } from '../../../plugins/caller.ts';
import type { Clock } from '../../../plugins/clock.ts';
import type { Sessions } from '../../../plugins/sessions.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

type StaffSessions = Pick<Sessions, 'requireStaff'> & {
  /** The account of a token that this instance has found to be good, however long ago; it says nothing of whether it still is. */
  keptId(token: string | null): string | null;
};

/** A staff session nobody has used for this long has ended. */
const idleMs = 30 * 60_000;
/** However busy, it ends after a working day: an open queue keeps asking by itself. */
const lifeMs = 12 * 3_600_000;
const touchEveryMs = 60_000;
/** Tokens beyond so many are looked up as those that nobody has seen. */
const keptMax = 10_000;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

interface StoredSession {
  readonly id: string;
  readonly staff_id: string;
  readonly email: string;
  readonly role: StaffSession['role'];
  readonly is_active: boolean;
  readonly password_kind: 'own' | 'told' | 'spent';
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly end_reason: 'logout' | 'expired' | 'crowded' | 'password_changed' | null;
}

/**
 * Tells which staff a token stands for. Nothing that is decided by is cached: staff are few, and a reset acts at once everywhere. Only
 * whose a token was is kept, for what is counted by account.
 */
export function openStaffSessions(options: { db: Queryable; clock: Clock }): StaffSessions {
  const { db, clock } = options;
  const kept = new Map<string, string>();

  const openSessionOf = async (token: string): Promise<StoredSession> => {
    const stored = await readSession(db, digestOf(token));
    if (!stored?.is_active) throw new AppError('unauthenticated');
    if (stored.end_reason !== null)
      throw new AppError(stored.end_reason === 'logout' ? 'unauthenticated' : 'session_expired');
    const now = clock.now();
    const idle = now.getTime() - stored.last_seen_at.getTime();
    if (idle >= idleMs || now.getTime() - stored.created_at.getTime() >= lifeMs) {
      await endStaffSession(db, stored.id, 'expired', now);
      throw new AppError('session_expired');
    }
    // One of times to come is of a clock that has been put right since: from now on it ends as every other.
    if (Math.abs(idle) >= touchEveryMs) await touchSession(db, stored.id, now);
    return stored;
  };

  const keep = (token: string, staffId: string): void => {
    kept.delete(token);
    kept.set(token, staffId);
    const oldest = kept.size > keptMax ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  };

  return {
    keptId: (token) => (token === null ? null : (kept.get(token) ?? null)),
    requireStaff: async (token, mayOweOwnPassword = false) => {
      if (token === null || !tokenForm.test(token)) throw new AppError('unauthenticated');
      // A fault is no word about the token.
      const stored = await openSessionOf(token).catch((error: unknown) => {
        if (error instanceof AppError) kept.delete(token);
        throw error;
      });
      keep(token, stored.staff_id);
      const mustChangePassword = stored.password_kind !== 'own';
      if (mustChangePassword && !mayOweOwnPassword) throw new AppError('own_password_needed');
      return {
        sessionId: stored.id,
        staffId: stored.staff_id,
        email: stored.email,
        role: stored.role,
        mustChangePassword,
      };
    },
  };
}

/**
 * Opens a session: 256 random bits that only the caller will know; their SHA-256 is stored. Of more than `SESSIONS_MAX` of an account
 * the oldest end. Call it with the account held.
 */
export async function openStaffSession(
  tx: Queryable,
  house: House,
  staffId: string,
  caller: Caller,
): Promise<{ token: string; sessionId: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const now = house.clock.now();
  const { rows } = await tx.query<{ id: string }>(
    `insert into staff_session (staff_id, token_hash, device, ip, created_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [staffId, digestOf(token), caller.device, caller.ip, now],
  );
  const [row] = rows;
  if (!row) throw new Error('an insert returned no row');
  await tx.query(
    `update staff_session set ended_at = $2, end_reason = 'crowded'
      where id in (select id from staff_session
                    where staff_id = $1 and ended_at is null and last_seen_at > $3 and created_at > $4
                    order by created_at desc, id desc offset $5)`,
    [
      staffId,
      now,
      new Date(now.getTime() - idleMs),
      new Date(now.getTime() - lifeMs),
      house.env.SESSIONS_MAX,
    ],
  );
  return { token, sessionId: row.id, expiresAt: new Date(now.getTime() + idleMs) };
}

/** Ends a session; false when it had ended already. */
export async function endStaffSession(
  db: Queryable,
  id: string,
  reason: 'logout' | 'expired',
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update staff_session set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null',
    [id, at, reason],
  );
  return rowCount === 1;
}

async function readSession(db: Queryable, tokenHash: Buffer): Promise<StoredSession | null> {
  const { rows } = await db.query<StoredSession>(
    `select s.id, s.staff_id, a.email, a.role, a.is_active, a.password_kind, s.created_at, s.last_seen_at, s.end_reason
       from staff_session s join staff a on a.id = s.staff_id
      where s.token_hash = $1`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

async function touchSession(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query(
    'update staff_session set last_seen_at = $2, created_at = least(created_at, $2) where id = $1 and ended_at is null',
    [id, at],
  );
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
