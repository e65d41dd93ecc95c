import { createHash } from 'node:crypto';
import type pg from 'pg';
import { AppError } from './app-error.ts';
import { inTransaction } from './transaction.ts';

/** A stable digest of a request: the same values in any order of keys give the same digest. */
export function requestHash(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64url');
}

function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}

export interface OnceRequest {
  readonly memberId: string;
  readonly call: string;
  /** Null: the caller asked for no idempotency. */
  readonly key: string | null;
  readonly hash: string;
}

/**
 * Runs `work` in a transaction once per member, call and key. A repeated request gets the first answer;
 * the same key with another body fails with `idempotency_conflict`. Two at once: the second waits for the first.
 */
export async function once<Answer>(
  pool: pg.Pool,
  request: OnceRequest,
  work: (tx: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(pool, async (tx) => {
    const { memberId, call, key, hash } = request;
    if (key === null) return work(tx);
    const claimed = await tx.query(
      `insert into idempotency (member_id, call, key, request_hash, answer) values ($1, $2, $3, $4, 'null')
       on conflict do nothing`,
      [memberId, call, key, hash],
    );
    if (claimed.rowCount === 0) {
      const prior = await tx.query<{ request_hash: string; answer: Answer }>(
        'select request_hash, answer from idempotency where member_id = $1 and call = $2 and key = $3',
        [memberId, call, key],
      );
      const [row] = prior.rows;
      if (!row || row.request_hash !== hash) throw new AppError('idempotency_conflict');
      return row.answer;
    }
    const answer = await work(tx);
    await tx.query('update idempotency set answer = $4 where member_id = $1 and call = $2 and key = $3', [
      memberId,
      call,
      key,
      JSON.stringify(answer),
    ]);
    return answer;
  });
}
