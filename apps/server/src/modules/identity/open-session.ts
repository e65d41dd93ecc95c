import { createHash, randomBytes } from 'node:crypto';
import type { DataOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import type { Caller } from '../../plugins/caller.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** A session nobody has used for this long has ended. */
export const idleMs = 30 * 60_000;

/**
 * Opens a session: 256 random bits that only the caller will know; their SHA-256 is stored.
 * `expires_at` is when it ends unless it is used.
 */
export async function openSession(
  tx: Queryable,
  house: House,
  memberId: string,
  caller: Caller,
): Promise<DataOf<typeof identity.login>> {
  const token = randomBytes(32).toString('base64url');
  const now = house.clock.now();
  await tx.query(
    `insert into session (member_id, token_hash, device, ip, created_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [memberId, createHash('sha256').update(token).digest(), caller.device, caller.ip, now],
  );
  return {
    token,
    token_type: 'bearer',
    expires_at: new Date(now.getTime() + idleMs).toISOString(),
    member_id: memberId,
  };
}
