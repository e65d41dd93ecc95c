import { hash } from 'node:crypto';
import type { ErrorCode } from '@arara/contract';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberSession } from '../../plugins/caller.ts';
import type { Clock } from '../../plugins/clock.ts';
import type { Notices } from '../../plugins/notices.ts';
import type { Sessions } from '../../plugins/sessions.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import type { EndReason } from './end-sessions.ts';
import { inBatches } from './in-batches.ts';
import { idleMs } from './open-session.ts';
import { createSessionCache, type KeptSession } from './session-cache.ts';
import { endIdleSession, readSessions, type StoredSession, touchSessions } from './stored-sessions.ts';

type MemberSessions = Pick<Sessions, 'findMember' | 'requireMember' | 'keptMember' | 'isKept'>;

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
  replaced: 'force_offline',
  password_changed: 'force_offline',
  frozen: 'force_offline',
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
  const touch = inBatches(async (ids) => {
    await touchSessions(db, ids, clock.now());
    return new Map<string, never>();
  });
  notices.listen((notice) => {
    if (notice.type === 'session_ended') cache.forget(notice.memberId, notice.sessionIds);
  });
  // What ended while nothing could be heard.
  notices.onReconnect(() => cache.clear());

  const sessionAtHand = (token: string, now: Date): MemberSession | null => {
    const kept = cache.get(token);
    if (!kept || now.getTime() - kept.readAt >= keptMs) return null;
    kept.seenAt = now.getTime();
    if (now.getTime() - kept.readAt >= aheadMs && !kept.isReadAhead) void lookAhead(token, kept, now);
    return kept.session;
  };

  /** Nobody waits for it: where it fails, the first call after the ten seconds looks for itself and tells the fault. */
  const lookAhead = async (token: string, kept: KeptSession, now: Date): Promise<void> => {
    kept.isReadAhead = true;
    const standing = await look(token, now, readAhead).catch(() => null);
    const { memberId, sessionId } = kept.session;
    if (typeof standing === 'string') cache.forget(memberId, [sessionId]);
  };

  const standingOf = async (token: string | null): Promise<MemberSession | ErrorCode> => {
    if (token === null || !tokenForm.test(token)) return 'unauthenticated';
    const now = clock.now();
    return sessionAtHand(token, now) ?? look(token, now, read);
  };

  const look = async (token: string, now: Date, ask: typeof read): Promise<MemberSession | ErrorCode> => {
    const kept = cache.get(token);
    const found = await ask(hashOf(token));
    if (!found) return 'unauthenticated';
    const { stored, generation } = found;
    if (stored.end_reason !== null) return answers[stored.end_reason];
    if (stored.status !== 'active') return 'force_offline';
    // What this instance saw may be newer than what it wrote.
    const seenAt = Math.max(stored.last_seen_at.getTime(), kept?.seenAt ?? 0);
    if (now.getTime() - seenAt >= idleMs) {
      if (await endIdleSession(db, stored.id, new Date(now.getTime() - idleMs), now)) {
        const { id, member_id: memberId } = stored;
        await notices.send(db, { type: 'session_ended', memberId, sessionIds: [id] });
      }
      return 'session_expired';
    }
    if (now.getTime() - stored.last_seen_at.getTime() >= touchEveryMs) await touch(stored.id);
    const session = present(stored);
    cache.keep(
      token,
      { session, readAt: now.getTime(), seenAt: Math.max(now.getTime(), seenAt) },
      generation,
    );
    return session;
  };

  return {
    // What is no token in form was never kept.
    keptMember: (token) => (token === null ? null : sessionAtHand(token, clock.now())),
    isKept: (token) => token !== null && cache.get(token) !== undefined,
    findMember: async (token) => {
      if (token === null) return null;
      const standing = await standingOf(token);
      return typeof standing === 'string' ? null : standing;
    },
    requireMember: async (token) => {
      const standing = await standingOf(token);
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
