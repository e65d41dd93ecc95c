import { join } from 'node:path';
import pg from 'pg';
import { checkServer } from './check-server.ts';
import { databaseFolder, type Migration, MigrationError, readMigrations } from './migration-files.ts';

/** Any number, the same in every instance. */
const lockKey = 4_152_415_241;

/**
 * Brings a database to the schema of the files, each file in one transaction. Instances that start together
 * wait for each other, and each file is applied once. Returns the names of the files applied by this call.
 * Throws {@link MigrationError} when an applied file was edited or is unknown, when a new file is numbered
 * below an applied one, when the server is not one to stand on, or when a file fails (nothing of it stays). `through` names the only files to apply,
 * those of a backup.
 */
export async function migrate(
  url: string,
  options: { dir?: string; log?: { info(message: string): void }; through?: MigrationMark[] } = {},
): Promise<string[]> {
  const known = readMigrations(options.dir ?? join(databaseFolder(), 'migrations'));
  const migrations = options.through ? onlyThose(known, options.through) : known;
  const client = new pg.Client({ connectionString: url });
  // A statement that is cut off rejects already; the connection's own event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await checkServer(client);
    const applied = new Set(
      (await inTurn(client, () => prepare(client, migrations))).map(({ name }) => name),
    );
    const done: string[] = [];
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      if (await inTurn(client, () => applyOnce(client, migration))) {
        options.log?.info(`applied migration ${migration.name}`);
        done.push(migration.name);
      }
    }
    return done;
  } finally {
    await client.end();
  }
}

/**
 * Names what a database still lacks of the schema of the files, changing nothing: what an older release left, until a start brings
 * it up. Throws {@link MigrationError} as {@link migrate} does, for a database of a newer release first of all.
 */
export async function missingMigrations(url: string): Promise<string[]> {
  const known = readMigrations(join(databaseFolder(), 'migrations'));
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const applied = (await hasMarks(client)) ? await readMarks(client, known) : [];
    const names = new Set(applied.map(({ name }) => name));
    return known.flatMap(({ name }) => (names.has(name) ? [] : [name]));
  } finally {
    await client.end();
  }
}

/** What a database or a backup remembers of a migration. */
export type MigrationMark = { number: number; name: string; sha256: string };

function onlyThose(known: Migration[], marks: MigrationMark[]): Migration[] {
  refuseDisagreement(marks, known);
  const names = new Set(marks.map(({ name }) => name));
  return known.filter(({ name }) => names.has(name));
}

/**
 * A transaction that only one instance is in at a time. The lock belongs to the transaction, not to the
 * session, so that it also holds behind a pooler that lends sessions out.
 */
async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function prepare(client: pg.Client, migrations: Migration[]): Promise<MigrationMark[]> {
  if (!(await hasMarks(client))) {
    await client.query(`
      create table public.migration (
        number integer primary key,
        name text not null unique,
        sha256 text not null,
        applied_at timestamptz not null default now()
      )`);
  }
  return readMarks(client, migrations);
}

async function hasMarks(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migration') is not null as exists`,
  );
  return rows[0]?.exists ?? false;
}

/** What was applied, in its order, unless the files disagree with it. */
async function readMarks(client: pg.Client, migrations: Migration[]): Promise<MigrationMark[]> {
  const { rows } = await client.query<MigrationMark>(
    'select number, name, sha256 from public.migration order by number',
  );
  refuseDisagreement(rows, migrations);
  return rows;
}

function refuseDisagreement(applied: MigrationMark[], migrations: Migration[]): void {
  const files = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256 } of applied) {
    const file = files.get(name);
    if (!file) {
      throw new MigrationError(
        `the database has migration ${name}, which this version does not know: run a newer version`,
      );
    }
    if (file.sha256 !== sha256) {
      throw new MigrationError(
        `migration ${name} was edited after it was applied: put it back and write a new one`,
      );
    }
  }
  const last = applied.at(-1);
  const known = new Set(applied.map(({ name }) => name));
  const late = migrations.find(({ number, name }) => last && number < last.number && !known.has(name));
  if (late)
    throw new MigrationError(
      `migration ${late.name} comes after ${last?.name} was applied: give it a higher number`,
    );
}

/** False when another instance applied it while this one waited. */
async function applyOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  const { number, name, sha256, sql } = migration;
  const found = await client.query('select from public.migration where number = $1', [number]);
  if (found.rowCount !== 0) return false;
  try {
    await client.query(sql);
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      throw new MigrationError(describe(error, migration), { cause: error });
    throw error;
  }
  await client.query('reset all');
  await client.query('insert into public.migration (number, name, sha256) values ($1, $2, $3)', [
    number,
    name,
    sha256,
  ]);
  return true;
}

function describe(error: pg.DatabaseError, { name, sql }: Migration): string {
  const line = error.position ? `:${sql.slice(0, Number(error.position)).split('\n').length}` : '';
  return `migration ${name}${line} failed: ${error.message}`;
}
