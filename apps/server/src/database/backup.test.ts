import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { runMigrations } from 'graphile-worker';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openPool } from '../plugins/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { withClient } from '../testing/template.ts';
import { backup } from './backup.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';

const dir = mkdtempSync(join(tmpdir(), 'arara-backup-'));
const migrations = join(dir, 'migrations');
let file: string;
let source: TestDatabase;
let target: TestDatabase;
let number = 0;

/** Tables that name each other, a guard against changes, computed columns, partitions, and rows of the migration's own. */
const shop = `
  create table purse (id bigint generated always as identity primary key, owner text not null,
    first_entry_id bigint, upper_owner text generated always as (upper(owner)) stored);
  create table entry (id bigserial primary key, purse_id bigint not null references purse,
    note bytea, at timestamptz, tags text[]);
  alter table purse add constraint purse_first foreign key (first_entry_id) references entry;
  create table log (at date not null, line text) partition by range (at);
  create table log_old partition of log for values from (minvalue) to ('2026-01-01');
  create table log_new partition of log for values from ('2026-01-01') to (maxvalue);
  create function refuse() returns trigger language plpgsql as $$ begin raise 'entries stay'; end $$;
  create trigger entry_stays before update or delete or truncate on entry execute function refuse();
  insert into purse (owner) values ('the house');
`;
mkdirSync(migrations);
writeFileSync(join(migrations, '0001_shop.sql'), shop);
afterAll(() => rmSync(dir, { recursive: true }));

beforeEach(async () => {
  number += 1;
  file = join(dir, `backup-${number}.tar.gz`);
  [source, target] = await Promise.all([
    createTestDatabase({ empty: true }),
    createTestDatabase({ empty: true }),
  ]);
  await migrate(source.url, { dir: migrations });
});

afterEach(() => Promise.all([source.drop(), target.drop()]));

const run = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);

const fill = `
  insert into purse (owner) select 'owner ' || n from generate_series(1, 3) n;
  insert into entry (purse_id, note, at, tags)
    select 1 + n % 4, case when n % 3 = 0 then null else convert_to(repeat(e'tab\t\\new\nline ', 20) || n, 'utf8') end,
      timestamptz '2026-03-01 12:00:00.123456+00' + n * interval '1 hour', array['a', null, '{,}"']
    from generate_series(1, 10000) n;
  update purse set first_entry_id = id;
  insert into log values ('2025-05-05', 'old'), ('2026-05-05', 'new');
`;

const picture = `
  select (select md5(string_agg(e::text, '|' order by id)) from entry e) as entries,
    (select string_agg(p::text, '|' order by id) from purse p) as purses,
    (select string_agg(l::text || tableoid::regclass, '|' order by at) from log l) as log`;

test('what was backed up is restored, every row, with sequences that go on and guards that hold', async () => {
  await run(source.url, fill);
  const made = await backup(source.url, file);
  expect(made).toMatchObject({
    tables: 5,
    rows: 4 + 10_000 + 2 + 1,
    migrations: 1,
    bytes: statSync(file).size,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const done = await restore(target.url, file, { dir: migrations });
  expect(done).toMatchObject({ tables: 5, rows: made.rows, migrations: [] });
  expect(await run(target.url, picture)).toEqual(await run(source.url, picture));
  expect(await run(target.url, `insert into purse (owner) values ('next') returning id`)).toEqual([
    { id: '5' },
  ]);
  expect(await run(target.url, 'insert into entry (purse_id) values (1) returning id')).toEqual([
    { id: '10001' },
  ]);
  await expect(run(target.url, 'delete from entry')).rejects.toThrow('entries stay');
  await expect(run(target.url, 'insert into entry (purse_id) values (99)')).rejects.toThrow(
    'entry_purse_id_fkey',
  );
});

test('a backup is of one moment, whatever is written meanwhile', async () => {
  await run(source.url, fill);
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      await run(
        source.url,
        `with p as (insert into purse (owner) values ('x') returning id) insert into log select '2026-06-01', id from p`,
      );
    }
  })();
  for (let attempt = 1; attempt <= 3; attempt += 1) await backup(source.url, `${file}.${attempt}`);
  isWriting = false;
  await writing;
  await restore(target.url, `${file}.3`, { dir: migrations });
  const [sums] = await run(
    target.url,
    `select (select count(*) from purse where owner = 'x') as purses,
    (select count(*) from log where at = '2026-06-01') as lines`,
  );
  expect(sums.purses).toBe(sums.lines);
  expect(Number(sums.purses)).toBeGreaterThan(0);
});

test('the owner of a database backs it up and restores it without being a superuser', async () => {
  const role = `arara_owner_${process.pid}`;
  const name = new URL(target.url).pathname.slice(1);
  await run(
    target.url,
    `create role ${role} login password 'owner'; alter database ${name} owner to ${role}; grant set on parameter arara.ledger to ${role};`,
  );
  const asOwner = new URL(target.url);
  asOwner.username = role;
  asOwner.password = 'owner';
  await run(source.url, fill);
  await backup(source.url, file);
  await restore(asOwner.href, file, { dir: migrations });
  expect(await run(asOwner.href, picture)).toEqual(await run(source.url, picture));
  expect(await backup(asOwner.href, `${file}.again`)).toMatchObject({ tables: 5 });
  await run(
    target.url,
    `revoke set on parameter arara.ledger from ${role};
     reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role};`,
  );
});

test('the jobs that wait in the queue wait on after a restore', async () => {
  await runMigrations({ connectionString: source.url });
  await run(source.url, `select from graphile_worker.add_job('settle', '{"round": 7}', job_key := 'once')`);
  await backup(source.url, file);
  await restore(target.url, file, { dir: migrations });
  const jobs = 'select id, task_identifier, key from graphile_worker.jobs';
  expect(await run(target.url, jobs)).toEqual([{ id: '1', task_identifier: 'settle', key: 'once' }]);
  await run(target.url, `select from graphile_worker.add_job('settle', '{}', job_key := 'once')`);
  await run(target.url, `select from graphile_worker.add_job('settle', '{}')`);
  expect(await run(target.url, jobs)).toHaveLength(2);
});

test('an older backup is brought to the schema of today', async () => {
  await run(source.url, fill);
  await backup(source.url, file);
  const newer = join(migrations, '0002_colour.sql');
  writeFileSync(newer, `alter table purse add column colour text; update purse set colour = left(owner, 1);`);
  const done = await restore(target.url, file, { dir: migrations }).finally(() => rmSync(newer));
  expect(done.migrations).toEqual(['0002_colour.sql']);
  expect(await run(target.url, 'select colour from purse order by id')).toEqual([
    { colour: 't' },
    ...Array(3).fill({ colour: 'o' }),
  ]);
});

test('a database with tables in it, another schema and a newer backup are refused', async () => {
  await backup(source.url, file);
  await run(target.url, 'create table mine ()');
  await expect(restore(target.url, file, { dir: migrations })).rejects.toThrow('is not empty');
  await run(target.url, 'drop table mine');
  const other = join(dir, 'other');
  mkdirSync(other);
  await expect(restore(target.url, file, { dir: other })).rejects.toThrow('which this version does not know');
  writeFileSync(join(other, '0001_shop.sql'), 'select 1;');
  await expect(restore(target.url, file, { dir: other })).rejects.toThrow('was edited');
});

test('a damaged or shortened backup leaves no rows', async () => {
  await run(source.url, fill);
  await backup(source.url, file);
  const tar = gunzipSync(readFileSync(file));
  const damaged = join(dir, 'damaged.tar.gz');
  const damages: [Buffer, string][] = [
    [readFileSync(file).subarray(0, 20_000), 'damaged.tar.gz is cut short'],
    [Buffer.concat([Buffer.from([31, 139, 8, 0]), Buffer.alloc(500, 7)]), 'damaged.tar.gz is damaged'],
    [gzipSync(tar.subarray(0, 1_000_000)), 'cut short'],
    [
      gzipSync(
        Buffer.from(tar.toString('latin1').replace('"public.purse": 4', '"public.purse": 5'), 'latin1'),
      ),
      'has 4 rows where the backup counted 5',
    ],
    [gzipSync(Buffer.from('no archive'.repeat(100))), 'is damaged'],
  ];
  for (const [content, complaint] of damages) {
    writeFileSync(damaged, content);
    const fresh = await createTestDatabase({ empty: true });
    await expect(restore(fresh.url, damaged, { dir: migrations })).rejects.toThrow(complaint);
    const [{ table }] = await run(fresh.url, `select to_regclass('entry') as table`);
    if (table) expect(await run(fresh.url, 'select from entry')).toEqual([]);
    await fresh.drop();
  }
  await expect(restore(source.url, join(dir, 'nowhere.tar.gz'))).rejects.toThrow(
    /there is no file .*nowhere/,
  );
});

test('a backup that fails, or whose file exists, leaves what was there', async () => {
  await backup(source.url, file);
  const before = readFileSync(file);
  await expect(backup(source.url, file)).rejects.toThrow('exists');
  expect(readFileSync(file).equals(before)).toBe(true);
  await run(source.url, 'drop table migration');
  await expect(backup(source.url, `${file}.2`)).rejects.toThrow('migration');
  expect(readdirSync(dir).filter((name) => name.startsWith(basename(`${file}.2`)))).toEqual([]);
});

test('of two backups to one file at once one is made, whole, and the other says so', async () => {
  await run(source.url, fill);
  const made = await Promise.allSettled([backup(source.url, file), backup(source.url, file)]);
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = made.find((one) => one.status === 'rejected');
  expect(String(refused?.reason)).toContain('exists: name another file');
  await restore(target.url, file, { dir: migrations });
  expect(await run(target.url, picture)).toEqual(await run(source.url, picture));
});

test('a server that was started on the database meanwhile stops a restore, which leaves no rows', async () => {
  await run(source.url, fill);
  await backup(source.url, file);
  const server = openPool(target.url, 1);
  await server.query('select 1');
  try {
    await expect(restore(target.url, file, { dir: migrations })).rejects.toThrow('stop it first');
    expect(await run(target.url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
  } finally {
    await server.end();
  }
});
