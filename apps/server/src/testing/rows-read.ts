import type { Queryable } from '../plugins/transaction.ts';

/** How many entries of an index this transaction has read so far. */
export async function rowsRead(tx: Queryable, index: string): Promise<number> {
  const { rows } = await tx.query<{ read: bigint }>(
    'select pg_stat_get_xact_tuples_returned($1::regclass) as read',
    [index],
  );
  return Number(rows[0]?.read);
}
