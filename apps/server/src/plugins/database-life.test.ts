import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { silentLog } from '../testing/silent-log.ts';
import { withClient } from '../testing/template.ts';
import { arePayoutsHeld, meetDatabase, readLife, releasePayouts, watchLife } from './database-life.ts';
import { openPool } from './transaction.ts';

const log = silentLog;
let begun = 0;
const meet = () =>
  meetDatabase(db, log, async () => {
    begun += 1;
  });
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
  await Promise.all([meet(), meet()]);
  await meet();
  expect(await arePayoutsHeld(db)).toBe(false);
  expect(begun).toBe(0);
});

test.each(['system_id', 'timeline'])(
  'another %s is begun anew with once, and holds payouts until they are released, over further starts',
  async (column) => {
    begun = 0;
    await db.query(`update database_life set ${column} = 'another'`);
    await Promise.all([meet(), meet()]);
    await meet();
    expect(begun).toBe(1);
    expect(await arePayoutsHeld(db)).toBe(true);
    expect(await releasePayouts(db)).toBeInstanceOf(Date);
    expect(await releasePayouts(db)).toBeNull();
    await meet();
    expect(await arePayoutsHeld(db)).toBe(false);
  },
);

test('a beginning that was cut off is repeated by the next start', async () => {
  await db.query(`update database_life set timeline = 'another'`);
  const cutOff = meetDatabase(db, log, async () => {
    throw new Error('cut off');
  });
  await expect(cutOff).rejects.toThrow('cut off');
  expect(await arePayoutsHeld(db)).toBe(true);
  begun = 0;
  await meet();
  expect(begun).toBe(1);
});

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

test('whoever works on while another database takes the place is told before a connection is used, and asked from time to time', async () => {
  let told = 0;
  const life = watchLife(() => {
    told += 1;
  });
  const pool = openPool(database.url, 2, undefined, undefined, life.look);
  try {
    life.met(await readLife(db));
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await life.look(pool);
    expect(told).toBe(0);
    life.met({ systemId: 'another', timeline: '00000001' });
    await expect(life.look(pool)).rejects.toThrow('another database');
    // The first connection has been looked at; a second one is.
    const first = await pool.connect();
    await expect(pool.query('select 1')).rejects.toThrow('another database');
    await expect(pool.connect()).rejects.toThrow('another database');
    first.release();
    expect(told).toBe(3);
  } finally {
    await pool.end();
  }
});
