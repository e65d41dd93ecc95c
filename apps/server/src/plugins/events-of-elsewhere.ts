import type pg from 'pg';
import { inTransaction, type Queryable } from './transaction.ts';

/**
 * Events are read in the order of the transactions that told them, and those are numbered by the server. Rows that came from
 * another server, by a restore say, bear numbers that this one reaches perhaps in months: until then everything that is told
 * here would stand before what the listeners have heard, and nobody would hear it. So the events of elsewhere, and the places of
 * the listeners among them, are put before all that this server tells, in their order. Gives how many events were moved.
 */
export async function putEventsOfElsewhereFirst(db: pg.Pool): Promise<number> {
  if (!(await isOfElsewhere(db))) return 0;
  return inTransaction(db, async (tx) => {
    await tx.query('lock table outbox, outbox_cursor in access exclusive mode');
    // Another instance was faster.
    if (!(await isOfElsewhere(tx))) return 0;
    await tx.query(inTurnSql);
    await tx.query(placesSql);
    await tx.query('truncate outbox');
    const { rowCount } = await tx.query(
      `insert into outbox (id, topic, payload, created_at, xid) overriding system value
       select new_id, topic, payload, created_at, $1::xid8 from outbox_in_turn order by new_id`,
      [beforeAll],
    );
    return rowCount ?? 0;
  });
}

/** Before every number that a server gives to a transaction. */
const beforeAll = '1';

async function isOfElsewhere(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query(
    `with here as (select pg_snapshot_xmax(pg_current_snapshot()) as xid)
     select 1 from outbox_cursor c, here where c.xid >= here.xid
     union all
     select 1 from (select distinct topic from outbox_cursor) t, here
      where exists (select 1 from outbox o where o.topic = t.topic and o.xid >= here.xid)
     limit 1`,
  );
  return rowCount !== 0;
}

/** Every event and which one it is: of those that this server has told since, ids are above all of elsewhere. */
const inTurnSql = `
create temporary table outbox_in_turn on commit drop as
with here as (select pg_snapshot_xmax(pg_current_snapshot()) as xid),
last as (
  select greatest((select max(o.id) from outbox o, here where o.xid >= here.xid),
                  (select max(c.id) from outbox_cursor c, here where c.xid >= here.xid)) as id),
turns as (
  select o.*, o.id > last.id as is_since, row_number() over (order by o.id > last.id, o.xid, o.id) as turn
    from outbox o, last),
ids as (select id, row_number() over (order by id) as turn from outbox)
select t.*, ids.id as new_id from turns t join ids using (turn)`;

/** A listener that had come further than this server has, has heard nothing of what was told here. */
const placesSql = `
update outbox_cursor c
   set xid = '${beforeAll}',
       id = coalesce((select max(o.new_id) from outbox_in_turn o
                       where (o.xid, o.id) <= (c.xid, c.id) and not (o.is_since and c.xid >= pg_snapshot_xmax(pg_current_snapshot()))), 0)`;
