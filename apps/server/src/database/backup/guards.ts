import type pg from 'pg';

/**
 * Lets rows be loaded in any order and past the triggers that forbid changes: takes the foreign keys of the
 * tables away and switches their triggers off, in the caller's transaction. The returned function puts all
 * back as it was, which checks every foreign key over every row.
 */
export async function liftGuards(client: pg.ClientBase, tables: string[]): Promise<() => Promise<void>> {
  const keys = await client.query<{ lift: string; restore: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lift,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint
     where contype = 'f' and conparentid = 0
       and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[])
         or conrelid in (select inhparent from pg_inherits where inhrelid = any($1::regclass[])))
     order by oid`,
    [tables],
  );
  const triggers = await client.query<{ lift: string; restore: string }>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as lift,
       format('alter table %s %s trigger %I', tgrelid::regclass, case tgenabled
         when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end, tgname) as restore
     from pg_trigger
     where tgrelid = any($1::regclass[]) and not tgisinternal and tgenabled <> 'D'
     order by oid`,
    [tables],
  );
  const guards = [...keys.rows, ...triggers.rows];
  for (const { lift } of guards) await client.query(lift);
  return async () => {
    for (const { restore } of guards) await client.query(restore);
  };
}
