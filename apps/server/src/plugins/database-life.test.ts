import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { withClient } from '../testing/template.ts';
import { arePayoutsHeld, meetDatabase, readLife, releasePayouts } from './database-life.ts';
import { openPool } from './transaction.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let db: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool(database.url, 4);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

test('the first start, and each one on the same database, holds nothing back', async () => {
  await Promise.all([meetDatabase(db, log), meetDatabase(db, log)]);
  await meetDatabase(db, log);
  expect(await arePayoutsHeld(db)).toBe(false);
});

test.each(['system_id', 'timeline'])(
  'another %s holds payouts until they are released, over further starts',
  async (column) => {
    await db.query(`update database_life set ${column} = 'another'`);
    await meetDatabase(db, log);
    await meetDatabase(db, log);
    expect(await arePayoutsHeld(db)).toBe(true);
    expect(await releasePayouts(db)).toBeInstanceOf(Date);
    expect(await releasePayouts(db)).toBeNull();
    await meetDatabase(db, log);
    expect(await arePayoutsHeld(db)).toBe(false);
  },
);

test('who owns a database and is no superuser may ask which one it is', async () => {
  const role = `arara_owner_${randomBytes(4).toString('hex')}`;
  await withClient(database.url, (client) => client.query(`create role ${role} login password 'segredo'`));
  const url = new URL(database.url);
  url.username = role;
  url.password = 'segredo';
  try {
    const life = await withClient(url.href, (client) => readLife(client));
    expect(life).toEqual(await readLife(db));
    expect(life.timeline).toMatch(/^[0-9A-F]{8}$/);
  } finally {
    await withClient(database.url, (client) => client.query(`drop role ${role}`));
  }
});
