import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { withClient } from './template.ts';

test('test databases are migrated, apart from each other, and gone after drop', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await withClient(one.url, (client) => client.query('create table only_here (id integer)'));
  const migrated = await withClient(other.url, (client) =>
    client.query(`select to_regclass('migration') as migration, to_regclass('only_here') as foreign_table`),
  );
  expect(migrated.rows).toEqual([{ migration: 'migration', foreign_table: null }]);

  await Promise.all([one.drop(), other.drop()]);
  await expect(new pg.Client({ connectionString: one.url }).connect()).rejects.toThrow('does not exist');
});

test('an empty test database has no tables', async () => {
  const database = await createTestDatabase({ empty: true });
  const tables = await withClient(database.url, (client) =>
    client.query(`select from pg_tables where schemaname = 'public'`),
  );
  expect(tables.rowCount).toBe(0);
  await database.drop();
});
