import type { Queryable } from './transaction.ts';

/**
 * One page of a list whose rows each tell in `total` how many there are (`count(*) over ()`). Beyond the last page no row tells it: then the
 * first one is asked. `sql` ends with its order.
 */
export async function readNumberedPage<Row>(
  db: Queryable,
  sql: string,
  values: readonly unknown[],
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<{ rows: Row[]; total: number }> {
  const read = async (limit: number, offset: number) =>
    (
      await db.query<Row & { total: bigint }>(
        `${sql} limit $${values.length + 1}::integer offset $${values.length + 2}::integer`,
        [...values, limit, offset],
      )
    ).rows;
  const rows = await read(page_size, (page - 1) * page_size);
  const [counted] = rows.length === 0 && page > 1 ? await read(1, 0) : rows;
  return { rows, total: Number(counted?.total ?? 0n) };
}
