import type { Queryable } from '../plugins/transaction.ts';

/** Settings without which what was answered may be gone after a crash. */
const needed = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/**
 * What of a server's settings lets it forget a bet or a deposit that it has answered: the names of those that are off. The
 * embedded server has none; one that is rented is the operator's to set.
 */
export async function forgetfulSettings(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
    [needed],
  );
  return rows.map(({ name }) => name);
}
