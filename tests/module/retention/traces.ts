import type { Queryable } from '../../../apps/server/src/plugins/transaction.ts';

/** Where one of many texts stands, in any column of any table of any schema: `schema.table.column: text`, in order. */
export async function tracesOf(db: Queryable, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.query<{ name: string; bytes: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            coalesce((select array_agg(a.attname::text) from pg_attribute a
                       where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and not a.attisdropped), '{}') as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  );
  const found: string[] = [];
  for (const { name, bytes } of tables) {
    // Bytes as the letters they spell; everything else as PostgreSQL writes it, JSON with its quotes undone.
    const spelt = bytes.map((column) => `'${column}', encode(t."${column}", 'escape')`).join(', ');
    const { rows } = await db.query<{ key: string; text: string }>(
      `select distinct e.key, wanted.text
         from ${name} t
         cross join lateral jsonb_each_text(to_jsonb(t) || jsonb_build_object(${spelt})) as e(key, value)
         join unnest($1::text[]) as wanted(text) on position(lower(wanted.text) in lower(e.value)) > 0`,
      [texts],
    );
    found.push(...rows.map(({ key, text }) => `${name.replace(/^public\./, '')}.${key}: ${text}`));
  }
  return found.sort();
}

/** Every table of the house's own. */
export async function tablesOf(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}
