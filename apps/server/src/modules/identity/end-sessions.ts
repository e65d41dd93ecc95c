import type { House } from '../../house.ts';
import type { VisitorCaller } from '../../plugins/caller.ts';
import type { Notice } from '../../plugins/notices.ts';
import type { Queryable } from '../../plugins/transaction.ts';

export type EndReason =
  | 'logout'
  | 'revoked'
  | 'idle'
  | 'expired'
  | 'replaced'
  | 'crowded'
  | 'password_changed'
  | 'frozen'
  | 'closed';

/** Which sessions of a member: one, all but one, or all. */
export type Which = { readonly only: string } | { readonly except: string } | 'all';

/**
 * Ends open sessions of a member and tells every instance at commit. Returns the ids of those that ended.
 * Call `forgetSessions` after the commit, so that this instance knows before it answers.
 */
export async function endSessions(
  tx: Queryable,
  house: House,
  end: { memberId: string; which: Which; reason: EndReason },
): Promise<string[]> {
  const { memberId, which, reason } = end;
  const only = which !== 'all' && 'only' in which ? which.only : null;
  const except = which !== 'all' && 'except' in which ? which.except : null;
  const { rows } = await tx.query<{ id: string }>(
    `update session set ended_at = $2, end_reason = $3
      where member_id = $1 and ended_at is null and ($4::uuid is null or id = $4) and ($5::uuid is null or id <> $5)
      returning id`,
    [memberId, house.clock.now(), reason, only, except],
  );
  const sessionIds = rows.map((row) => row.id);
  if (sessionIds.length > 0) await house.notices.send(tx, noticeOf(memberId, sessionIds));
  return sessionIds;
}

/** A new session takes the place of the one it was asked for with, if there was one: tokens change at every login. */
export async function endReplaced(tx: Queryable, house: House, caller: VisitorCaller): Promise<string[]> {
  if (!caller.member) return [];
  const { memberId, sessionId } = caller.member;
  return endSessions(tx, house, { memberId, which: { only: sessionId }, reason: 'replaced' });
}

/** Makes this instance forget ended sessions at once; the others hear it from the database. */
export function forgetSessions(house: House, memberId: string, sessionIds: readonly string[]): void {
  if (sessionIds.length > 0) house.notices.sendHere(noticeOf(memberId, sessionIds));
}

/**
 * Puts a member who is frozen, or gone, offline everywhere: every session ends and answers `force_offline`.
 * Call `forgetSessions` with what it returns after the commit.
 */
export async function freezeSessions(
  tx: Queryable,
  house: House,
  memberId: string,
  reason: EndReason = 'frozen',
): Promise<string[]> {
  return endSessions(tx, house, { memberId, which: 'all', reason });
}

/** A notice holds about 7 kB: many sessions are named together. */
function noticeOf(memberId: string, sessionIds: readonly string[]): Notice {
  return { type: 'session_ended', memberId, sessionIds: sessionIds.length > 100 ? 'all' : sessionIds };
}
