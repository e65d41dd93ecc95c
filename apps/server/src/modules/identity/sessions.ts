import { hash } from 'node:crypto';
import type { ErrorCode } from '@arara/contract';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberSession } from '../../plugins/caller.ts';
import type { Clock } from '../../plugins/clock.ts';
import { inBatches } from '../../plugins/in-batches.ts';
import type { Notices } from '../../plugins/notices.ts';
import type { Sessions } from '../../plugins/sessions.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import type { EndReason } from './end-sessions.ts';
import { idleMs, lifeMs } from './open-session.ts';
import { createSessionCache, type KeptSession } from './session-cache.ts';
import { endSessionAt, readSessions, type StoredSession, touchSessions } from './stored-sessions.ts';

type MemberSessions = Pick<Sessions, 'findMember' | 'requireMember' | 'keptMember' | 'keptId'>;

interface SessionsOptions {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly notices: Pick<Notices, 'listen' | 'onReconnect' | 'send'>;
  /** How many sessions are kept in memory. */
  readonly keptMax?: number;
}

const keptMs = 10_000;
/** In use at this age it is read again ahead, together with others. */
const aheadMs = 7_500;
/** So long others join: a statement for each member who plays is more than a bet can spare. */
const gatheringMs = 500;
const touchEveryMs = 60_000;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

const answers: Record<EndReason, ErrorCode> = {
  logout: 'unauthenticated',
  revoked: 'unauthenticated',
  idle: 'session_expired',
  expired: 'session_expired',
  crowded: 'session_expired',
  replaced: 'force_offline',
  password_changed: 'force_offline',
  frozen: 'force_offline',
  closed: 'force_offline',
};

/**
 * Tells whose a bearer token is. A session in use costs one look into memory; within ten seconds it is read again, and at once
 * when a notice says that it ended. At rest is only the hash of a token.
 */
export function openMemberSessions(options: SessionsOptions): MemberSessions {
  const { db, clock, notices, keptMax = 100_000 } = options;
  const cache = createSessionCache(keptMax);
  const reading = (waitMs: number) =>
    inBatches(async (hashes) => {
      const generation = cache.generation();
      const found = await readSessions(db, hashes);
      return new Map([...found].map(([hash, stored]) => [hash, { stored, generation }]));
    }, waitMs);
  const read = reading(0);
  const readAhead = reading(gatheringMs);
  const touching = (waitMs: number) =>
    inBatches(async (ids) => {
      await touchSessions(db, ids, clock.now());
      return new Map<string, never>();
    }, waitMs);
  const touch = touching(0);
  const touchSoon = touching(gatheringMs);
  notices.listen((notice) => {
    if (notice.type === 'session_ended') cache.forget(notice.memberId, notice.sessionIds);
  });
  // What ended while nothing could be heard.
  notices.onReconnect(() => cache.clear());

  /** Nobody waits for it; what other instances do not hear of it is a minute. */
  const noteUse = (kept: KeptSession, at: number): void => {
    kept.seenAt = at;
    if (at - kept.notedAt < touchEveryMs) return;
    kept.notedAt = at;
    // The next call a minute later notes it again.
    touchSoon(kept.session.sessionId).catch(() => {});
  };

  const sessionAtHand = (token: string, now: Date, isQuiet: boolean): MemberSession | null => {
    const kept = cache.get(token);
    // What was read in times to come was read by a clock that has been put right since.
    if (!kept || now.getTime() - kept.readAt >= keptMs || kept.readAt > now.getTime()) return null;
    if (!isQuiet) noteUse(kept, now.getTime());
    if (now.getTime() - kept.readAt >= aheadMs && !kept.isReadAhead) void lookAhead(token, kept, now);
    return kept.session;
  };

  /** Nobody waits for it: where it fails, the first call after the ten seconds looks for itself and tells the fault. */
  const lookAhead = async (token: string, kept: KeptSession, now: Date): Promise<void> => {
    kept.isReadAhead = true;
    const standing = await look(token, now, true, readAhead).catch(() => null);
    const { memberId, sessionId } = kept.session;
    if (typeof standing === 'string') cache.forget(memberId, [sessionId]);
  };

  const standingOf = async (token: string | null, isQuiet: boolean): Promise<MemberSession | ErrorCode> => {
    if (token === null || !tokenForm.test(token)) return 'unauthenticated';
    const now = clock.now();
    return sessionAtHand(token, now, isQuiet) ?? look(token, now, isQuiet, read);
  };

  const look = async (
    token: string,
    now: Date,
    isQuiet: boolean,
    ask: typeof read,
  ): Promise<MemberSession | ErrorCode> => {
    const kept = cache.get(token);
    const found = await ask(hashOf(token));
    if (!found) return 'unauthenticated';
    const { stored, generation } = found;
    if (stored.end_reason !== null) return answers[stored.end_reason];
    if (stored.status !== 'active') return 'force_offline';
    // What this instance saw may be newer than what it wrote.
    const known = kept && kept.seenAt <= now.getTime() ? kept : null;
    const storedAt = Math.min(stored.last_seen_at.getTime(), now.getTime());
    const seenAt = Math.max(storedAt, known?.seenAt ?? 0);
    const isOver = now.getTime() - stored.created_at.getTime() >= lifeMs;
    if (isOver || now.getTime() - seenAt >= idleMs) {
      const before = new Date(now.getTime() - (isOver ? 0 : idleMs));
      if (await endSessionAt(db, stored.id, { reason: isOver ? 'expired' : 'idle', before, at: now })) {
        const { id, member_id: memberId } = stored;
        await notices.send(db, { type: 'session_ended', memberId, sessionIds: [id] });
      }
      return 'session_expired';
    }
    let notedAt = Math.max(storedAt, known?.notedAt ?? 0);
    if (!isQuiet && now.getTime() - notedAt >= touchEveryMs) {
      await touch(stored.id);
      notedAt = now.getTime();
    }
    const session = present(stored);
    const usedAt = isQuiet ? seenAt : Math.max(now.getTime(), seenAt);
    cache.keep(token, { session, readAt: now.getTime(), seenAt: usedAt, notedAt }, generation);
    return session;
  };

  return {
    // What is no token in form was never kept.
    keptMember: (token, isQuiet = false) =>
      token === null ? null : sessionAtHand(token, clock.now(), isQuiet),
    keptId: (token) => (token === null ? null : (cache.get(token)?.session.memberId ?? null)),
    findMember: async (token, isQuiet = false) => {
      if (token === null) return null;
      const standing = await standingOf(token, isQuiet);
      return typeof standing === 'string' ? null : standing;
    },
    requireMember: async (token, isQuiet = false) => {
      const standing = await standingOf(token, isQuiet);
      if (typeof standing === 'string') throw new AppError(standing);
      return standing;
    },
  };
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');

function present(stored: StoredSession): MemberSession {
  return {
    sessionId: stored.id,
    memberId: stored.member_id,
    account: stored.account,
    isDemo: stored.is_demo,
  };
}
