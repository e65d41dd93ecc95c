import type { MemberSession } from '../../plugins/caller.ts';

/** A session as it was read, and when it was read and last used (milliseconds of the product's clock). */
export interface KeptSession {
  readonly session: MemberSession;
  readonly readAt: number;
  seenAt: number;
  /** What of it stands in the table, or is on its way there. */
  notedAt: number;
  /** It is being read again. */
  isReadAhead?: boolean;
}

export interface SessionCache {
  get(key: string): KeptSession | undefined;
  /** Keeps a session unless some were forgotten since `generation`: then what was read may be out of date. */
  keep(key: string, kept: KeptSession, generation: number): void;
  forget(memberId: string, sessionIds: readonly string[] | 'all'): void;
  /** Forgets everything. */
  clear(): void;
  generation(): number;
  size(): number;
}

/** Sessions by their token, at most `limit`; the one read longest ago goes first. */
export function createSessionCache(limit: number): SessionCache {
  const kept = new Map<string, KeptSession>();
  const keysOf = new Map<string, Set<string>>();
  let generation = 0;

  const remove = (key: string) => {
    const memberId = kept.get(key)?.session.memberId;
    kept.delete(key);
    if (memberId === undefined) return;
    const keys = keysOf.get(memberId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(memberId);
  };

  return {
    get: (key) => kept.get(key),
    keep: (key, entry, readIn) => {
      if (readIn !== generation) return;
      remove(key);
      kept.set(key, entry);
      const keys = keysOf.get(entry.session.memberId) ?? new Set();
      keysOf.set(entry.session.memberId, keys.add(key));
      const oldest = kept.size > limit ? kept.keys().next().value : undefined;
      if (oldest !== undefined) remove(oldest);
    },
    forget: (memberId, sessionIds) => {
      generation += 1;
      for (const key of [...(keysOf.get(memberId) ?? [])]) {
        const id = kept.get(key)?.session.sessionId;
        if (sessionIds === 'all' || (id !== undefined && sessionIds.includes(id))) remove(key);
      }
    },
    clear: () => {
      generation += 1;
      kept.clear();
      keysOf.clear();
    },
    generation: () => generation,
    size: () => kept.size,
  };
}
