import type pg from 'pg';

/** A table, and the columns that are stored as given (not computed). Names are quoted for SQL. */
export type BackupTable = { name: string; columns: string[] };

/** What a backup holds, written before its data. */
export type Manifest = {
  format: 1;
  madeAt: string;
  serverVersion: string;
  migrations: { number: number; name: string; sha256: string }[];
  tables: BackupTable[];
  sequences: { name: string; value: string; isCalled: boolean }[];
};

/** Rows of each table, written after the data: a backup without it is not whole. */
export type Counts = Record<string, number>;

export const manifestName = 'manifest.json';
export const countsName = 'counts.json';

const ours = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** Every table with rows of its own, also those of the job queue, whose own list of migrations it keeps itself. */
export async function readTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select format('%I.%I', nspname, relname) as name,
      coalesce(array_agg(quote_ident(attname) order by attnum) filter (where attname is not null), '{}') as columns
    from pg_class c
    join pg_namespace n on n.oid = relnamespace
    left join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and ${ours} and not (nspname = 'graphile_worker' and relname = 'migrations')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    group by nspname, relname
    order by nspname, relname`);
  return rows;
}

export async function readManifest(client: pg.ClientBase): Promise<Manifest> {
  const server = await client.query<{ server_version: string }>('show server_version');
  const migrations = await client.query<{ number: number; name: string; sha256: string }>(
    'select number, name, sha256 from migration order by number',
  );
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    serverVersion: server.rows[0]?.server_version ?? '',
    migrations: migrations.rows,
    tables: await readTables(client),
    sequences: await readSequences(client),
  };
}

async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'S' and ${ours} order by nspname, relname`);
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const found = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    );
    for (const { last_value, is_called } of found.rows) {
      sequences.push({ name, value: last_value, isCalled: is_called });
    }
  }
  return sequences;
}
