import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { forgetLife, markRestored } from '../plugins/database-life.ts';
import { readArchive } from './backup/archive.ts';
import {
  type BackupTable,
  type Counts,
  countsName,
  type Manifest,
  manifestName,
  readTables,
} from './backup/contents.ts';
import { liftGuards } from './backup/guards.ts';
import { migrate } from './migrate.ts';

export type RestoreReport = {
  file: string;
  madeAt: string;
  tables: number;
  rows: number;
  migrations: string[];
};

/** The backup does not fit the database or this version; the message is one line. */
class RestoreError extends Error {
  override name = 'RestoreError';
}

/**
 * Fills an empty database from a backup: brings it to the backup's schema, loads the rows in one
 * transaction with every foreign key checked at the end, and then applies the migrations made since. Payouts are held from then on.
 * Throws, and leaves no rows, when the backup is damaged, the database is not empty, or a server works on it.
 */
export async function restore(
  url: string,
  file: string,
  options: { dir?: string } = {},
): Promise<RestoreReport> {
  const entries = readArchive(file);
  const manifest = await readHead(entries, file);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseInUse(client);
    if ((await readTables(client)).length > 0) {
      throw new RestoreError('the database to restore into is not empty: start with a new one');
    }
    await migrate(url, { ...options, through: manifest.migrations });
    if (manifest.tables.some(({ name }) => name.startsWith('graphile_worker.'))) {
      await runMigrations({ connectionString: url });
    }
    await client.query('begin');
    const counts = await load(client, manifest, entries);
    // Its supervisor may have started one on the tables that were empty a moment ago.
    await refuseInUse(client);
    // With the rows: whatever cuts the rest off, no start takes them for a database that remembers.
    await markRestored(client);
    await client.query('commit');
    const migrations = await migrate(url, options);
    // A backup of a release that knew nothing of it.
    if (!manifest.tables.some(isLife) && (await readTables(client)).some(isLife)) await forgetLife(client);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { file, madeAt: manifest.madeAt, tables: manifest.tables.length, rows, migrations };
  } finally {
    await client.end();
  }
}

const isLife = ({ name }: BackupTable): boolean => name === 'public.database_life';

type Entries = AsyncGenerator<{ name: string; content: Buffer }>;

async function readHead(entries: Entries, file: string): Promise<Manifest> {
  const first = await entries.next();
  if (first.done || first.value.name !== manifestName)
    throw new RestoreError(`${file} is not a backup of Arara`);
  const manifest: Manifest = JSON.parse(first.value.content.toString('utf8'));
  if (manifest.format !== 1) throw new RestoreError(`${file} is of a newer form than this version reads`);
  return manifest;
}

async function load(client: pg.Client, manifest: Manifest, entries: Entries): Promise<Counts> {
  refuseOtherTables(await readTables(client), manifest.tables);
  const names = manifest.tables.map(({ name }) => name);
  const restoreGuards = await liftGuards(client, names);
  // Migrations may have put rows in that the backup holds too.
  await client.query(`truncate ${names.join(', ')}`);
  const loaded = await copyEntries(client, manifest.tables, entries);
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
  }
  await restoreGuards();
  return loaded;
}

async function refuseInUse(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name in ('arara', 'arara-jobs') limit 1`,
  );
  if (rowCount !== 0) throw new RestoreError('a server works on this database: stop it first');
}

function refuseOtherTables(found: BackupTable[], wanted: BackupTable[]): void {
  const columnsOf = new Map(found.map(({ name, columns }) => [name, columns.join()]));
  const other = wanted.find(({ name, columns }) => columnsOf.get(name) !== columns.join());
  if (other) throw new RestoreError(`table ${other.name} of the backup is not the one this version makes`);
}

async function copyEntries(client: pg.Client, tables: BackupTable[], entries: Entries): Promise<Counts> {
  const loaded: Counts = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  let loader: TableLoader | null = null;
  for await (const { name, content } of entries) {
    const table = tables.find((candidate) => name.startsWith(`data/${candidate.name}/`));
    if (loader && loader.name !== table?.name) {
      loaded[loader.name] = await loader.close();
      loader = null;
    }
    if (name === countsName) {
      compareCounts(loaded, JSON.parse(content.toString('utf8')));
      return loaded;
    }
    if (!table) throw new RestoreError(`the backup holds ${name}, which no table of it explains`);
    loader ??= openLoader(client, table);
    await loader.write(content);
  }
  throw new RestoreError('the backup is not whole: its counts are missing');
}

type TableLoader = { name: string; write(content: Buffer): Promise<void>; close(): Promise<number> };

function openLoader(client: pg.Client, { name, columns }: BackupTable): TableLoader {
  const stream = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  const done = finished(stream);
  // Whoever writes or closes next is told.
  done.catch(() => {});
  return {
    name,
    async write(content) {
      if (!stream.write(content)) await Promise.race([once(stream, 'drain'), done]);
    },
    async close() {
      stream.end();
      await done;
      return stream.rowCount;
    },
  };
}

function compareCounts(loaded: Counts, counted: Counts): void {
  for (const [name, rows] of Object.entries(counted)) {
    if (loaded[name] !== rows) {
      throw new RestoreError(`table ${name} has ${loaded[name] ?? 0} rows where the backup counted ${rows}`);
    }
  }
}
