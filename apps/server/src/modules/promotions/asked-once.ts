import type { Queryable } from '../../plugins/transaction.ts';

/** Reads for one answer: what several parts ask alike is asked once. For reads alone, outside a transaction. */
export function askedOnce(db: Queryable): Queryable {
  const asked = new Map<string, Promise<unknown>>();
  const query = (text: string, values: readonly unknown[] = []) => {
    const key = JSON.stringify([text, values], (_name, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
    const known = asked.get(key);
    if (known) return known;
    const answer = db.query(text, [...values]);
    asked.set(key, answer);
    return answer;
  };
  // The parts ask by a text and its values, which is one of the many ways that the driver's type allows.
  return { query } as Queryable;
}
