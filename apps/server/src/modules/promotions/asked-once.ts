import type pg from 'pg';
import type { Queryable } from '../../plugins/transaction.ts';

/**
 * Reads for one answer, on one connection: what several parts ask alike is asked once, and questions that come together wait
 * for each other instead of taking a connection each. For reads alone.
 */
export async function askingOnce<Answer>(
  pool: pg.Pool,
  read: (db: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  const asked = new Map<string, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  const query = (text: string, values: readonly unknown[] = []) => {
    const key = JSON.stringify([text, values], (_name, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
    const known = asked.get(key);
    if (known) return known;
    const answer = last.then(() => client.query(text, [...values]));
    last = answer.catch(() => {});
    asked.set(key, answer);
    return answer;
  };
  try {
    // The parts ask by a text and its values, which is one of the many ways that the driver's type allows.
    return await read({ query } as Queryable);
  } finally {
    // A part that failed may have left others asking.
    await last;
    client.release();
  }
}
