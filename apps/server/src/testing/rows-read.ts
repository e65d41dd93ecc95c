import type { Queryable } from '../plugins/transaction.ts';

/** How many entries of an index, or rows of a table from one end to the other, this transaction has read so far. */
export async function rowsRead(tx: Queryable, relation: string): Promise<number> {
  const { rows } = await tx.query<{ read: bigint }>(
    'select pg_stat_get_xact_tuples_returned($1::regclass) as read',
    [relation],
  );
  return Number(rows[0]?.read);
}
