import type { Queryable } from './transaction.ts';

/** True when each of these listeners has heard every event of its topic that was told before a moment. */
export async function haveHeardUntil(
  db: Queryable,
  listeners: readonly { readonly name: string }[],
  moment: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from outbox_cursor c join outbox o on o.topic = c.topic and (o.xid, o.id) > (c.xid, c.id)
      where c.listener = any($1) and o.created_at < $2 limit 1`,
    [listeners.map(({ name }) => name), moment],
  );
  return rowCount === 0;
}
