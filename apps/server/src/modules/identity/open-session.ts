import { createHash, randomBytes } from 'node:crypto';
import type { DataOf, identity } from '@arara/contract';
import type pg from 'pg';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Caller, VisitorCaller } from '../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../plugins/transaction.ts';
import { endReplaced, endSessions, forgetSessions } from './end-sessions.ts';
import { type LoginMethod, recordLogin } from './history/login-events.ts';
import type { MemberStatus } from './queries.ts';

/** A session nobody has used for this long has ended. */
export const idleMs = 30 * 60_000;

/** However busy, a session has ended after this long: as those of staff. */
export const lifeMs = 12 * 3_600_000;

export type Session = DataOf<typeof identity.login>;

/**
 * Opens a session for the member that `whose` names in the same transaction, and writes the login down. It takes the
 * place of the session it was asked for with and, for members of one device at a time, of every other; of more than
 * `SESSIONS_MAX` the oldest end. Fails with `member_frozen` or `account_closed` when the member became that meanwhile.
 */
export async function openSession(
  house: House,
  caller: VisitorCaller,
  method: LoginMethod,
  whose: (tx: pg.PoolClient) => Promise<string>,
): Promise<Session> {
  const { session, memberId, ended, others } = await inTransaction(house.db, async (tx) => {
    const memberId = await whose(tx);
    // Locked: of two logins at once the second sees the session of the first.
    const { rows } = await tx.query<{ is_single_session: boolean; status: MemberStatus }>(
      'select is_single_session, status from member where id = $1 for no key update',
      [memberId],
    );
    const [member] = rows;
    if (member?.status !== 'active')
      throw new AppError(member?.status === 'closed' ? 'account_closed' : 'member_frozen');
    const ended = await endReplaced(tx, house, caller);
    const { id, session } = await insertSession(tx, house, memberId, caller);
    const others = member.is_single_session
      ? await endSessions(tx, house, { memberId, which: { except: id }, reason: 'replaced' })
      : await endCrowded(tx, house, memberId);
    await recordLogin(tx, { memberId, method, outcome: 'opened', caller, at: house.clock.now() });
    return { session, memberId, ended, others };
  });
  if (caller.member) forgetSessions(house, caller.member.memberId, ended);
  forgetSessions(house, memberId, others);
  return session;
}

/** Ends the oldest of more sessions than a member may have open: those that somebody collects would each have a count of its own. */
async function endCrowded(tx: Queryable, house: House, memberId: string): Promise<string[]> {
  const now = house.clock.now().getTime();
  const { rows } = await tx.query<{ id: string }>(
    `select id from session
      where member_id = $1 and ended_at is null and last_seen_at > $2 and created_at > $3
      order by created_at desc, id desc offset $4`,
    [memberId, new Date(now - idleMs), new Date(now - lifeMs), house.env.SESSIONS_MAX],
  );
  const ended: string[] = [];
  for (const { id } of rows)
    ended.push(...(await endSessions(tx, house, { memberId, which: { only: id }, reason: 'crowded' })));
  return ended;
}

/**
 * 256 random bits that only the caller will know; their SHA-256 is stored. `expires_at` is when the session ends unless
 * it is used.
 */
async function insertSession(
  tx: Queryable,
  house: House,
  memberId: string,
  caller: Caller,
): Promise<{ id: string; session: Session }> {
  const token = randomBytes(32).toString('base64url');
  const now = house.clock.now();
  const { rows } = await tx.query<{ id: string }>(
    `insert into session (member_id, token_hash, device, ip, created_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [memberId, createHash('sha256').update(token).digest(), caller.device, caller.ip, now],
  );
  const [row] = rows;
  if (!row) throw new Error('an insert returned no row');
  const expires_at = new Date(now.getTime() + idleMs).toISOString();
  return { id: row.id, session: { token, token_type: 'bearer', expires_at, member_id: memberId } };
}
