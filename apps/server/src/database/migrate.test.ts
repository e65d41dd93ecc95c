import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { withClient } from '../testing/template.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let dir: string;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  dir = mkdtempSync(join(tmpdir(), 'arara-migrations-'));
  writeFileSync(
    join(dir, '0001_purse.sql'),
    'create table purse (id integer primary key);\ninsert into purse values (1);',
  );
  writeFileSync(
    join(dir, '0002_colour.sql'),
    `alter table purse add column colour text not null default 'red';`,
  );
});

afterEach(async () => {
  await database.drop();
  rmSync(dir, { recursive: true });
});

const rows = (sql: string) => withClient(database.url, async (client) => (await client.query(sql)).rows);

test('files are applied in order, once, and recorded', async () => {
  const said: string[] = [];
  const log = { info: (message: string) => void said.push(message) };
  expect(await migrate(database.url, { dir, log })).toEqual(['0001_purse.sql', '0002_colour.sql']);
  expect(said).toEqual(['applied migration 0001_purse.sql', 'applied migration 0002_colour.sql']);
  expect(await migrate(database.url, { dir })).toEqual([]);
  expect(await rows('select id, colour from purse')).toEqual([{ id: 1, colour: 'red' }]);
  expect(await rows('select number, name, length(sha256) as digits from migration order by number')).toEqual([
    { number: 1, name: '0001_purse.sql', digits: 64 },
    { number: 2, name: '0002_colour.sql', digits: 64 },
  ]);
});

test('instances that start at once apply each file once between them', async () => {
  writeFileSync(join(dir, '0003_slow.sql'), 'select pg_sleep(0.2); insert into purse values (3);');
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(database.url, { dir })));
  expect(applied.flat().sort()).toEqual(['0001_purse.sql', '0002_colour.sql', '0003_slow.sql']);
  expect(await rows('select id from purse order by id')).toEqual([{ id: 1 }, { id: 3 }]);
});

test('a file that fails leaves nothing, and says where', async () => {
  writeFileSync(join(dir, '0003_bad.sql'), 'create table half ();\nselect 1;\nselect wrong;\n');
  await expect(migrate(database.url, { dir })).rejects.toThrow(
    'migration 0003_bad.sql:3 failed: column "wrong" does not exist',
  );
  expect(await rows(`select to_regclass('half') as half, max(number) as last from migration`)).toEqual([
    { half: null, last: 2 },
  ]);
});

test('a setting a file makes does not reach the next', async () => {
  writeFileSync(join(dir, '0003_set.sql'), `set search_path = 'nowhere';`);
  writeFileSync(join(dir, '0004_insert.sql'), 'insert into purse values (4);');
  await migrate(database.url, { dir });
  expect(await rows('select count(*)::integer as purses from purse')).toEqual([{ purses: 2 }]);
});

test('an applied file that was edited, a late number and an unknown one are refused', async () => {
  await migrate(database.url, { dir });
  writeFileSync(join(dir, '0000_late.sql'), 'select 1;');
  await expect(migrate(database.url, { dir })).rejects.toThrow(
    '0000_late.sql comes after 0002_colour.sql was applied',
  );
  rmSync(join(dir, '0000_late.sql'));

  appendFileSync(join(dir, '0002_colour.sql'), ' ');
  await expect(migrate(database.url, { dir })).rejects.toThrow(
    '0002_colour.sql was edited after it was applied',
  );
  rmSync(join(dir, '0002_colour.sql'));
  await expect(migrate(database.url, { dir })).rejects.toThrow(
    'has migration 0002_colour.sql, which this version does not',
  );
});

test('two files of one number, and a name of another form, are refused', async () => {
  writeFileSync(join(dir, '0002_again.sql'), 'select 1;');
  await expect(migrate(database.url, { dir })).rejects.toThrow(
    '0002_again.sql and 0002_colour.sql have the same number',
  );
  writeFileSync(join(dir, '3.sql'), 'select 1;');
  await expect(migrate(database.url, { dir })).rejects.toThrow('3.sql is not named like');
});
