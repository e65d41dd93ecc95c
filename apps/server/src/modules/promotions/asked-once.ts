import type pg from 'pg';
import type { Queryable } from '../../plugins/transaction.ts';

/**
 * Reads for one answer, on one connection: what several parts ask alike is asked once, and questions that come together are
 * sent together, instead of taking a connection or waiting for each other. For reads alone.
 */
export async function askingOnce<Answer>(
  pool: pg.Pool,
  read: (db: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  const asked = new Map<string, Promise<unknown>>();
  const query = (text: string, values: readonly unknown[] = []) => {
    const key = JSON.stringify([text, values], (_name, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
    const known = asked.get(key);
    if (known) return known;
    const answer = client.query(text, [...values]);
    asked.set(key, answer);
    return answer;
  };
  try {
    // The parts ask by a text and its values, which is one of the many ways that the driver's type allows.
    return await read({ query } as Queryable);
  } finally {
    // A part that failed may have left others asking. A connection on which a question failed is not asked again.
    const told = await Promise.allSettled(asked.values());
    client.release(told.some(({ status }) => status === 'rejected'));
  }
}
