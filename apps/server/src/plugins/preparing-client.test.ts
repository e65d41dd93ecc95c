import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { inTransaction, openPool } from './transaction.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  db = openPool(database.url, 1);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const prepared = async (text: string) =>
  (await db.query('select 1 from pg_prepared_statements where statement = $1', [text])).rowCount;

test('a statement with parameters is prepared once a connection; one without is sent as it is', async () => {
  const withValue = 'select $1::integer + 1 as n';
  for (const n of [1, 2, 3])
    expect((await db.query<{ n: number }>(withValue, [n])).rows).toEqual([{ n: n + 1 }]);
  await db.query('select 7 as seven');
  expect(await prepared(withValue)).toBe(1);
  expect(await prepared('select 7 as seven')).toBe(0);
});

test('a statement that a migration has overtaken fails once, and its connection is replaced', async () => {
  await db.query('create table shelf (book text)');
  await db.query(`insert into shelf values ('one')`);
  const read = () => db.query('select * from shelf where book = $1', ['one']);
  expect((await read()).rows).toEqual([{ book: 'one' }]);
  await db.query('alter table shelf add column pages integer');
  await expect(read()).rejects.toThrow(/cached plan/);
  expect((await read()).rows).toEqual([{ book: 'one', pages: null }]);
});

test('in a transaction it is tried again on another connection', async () => {
  await db.query('create table jar (jam text)');
  await db.query(`insert into jar values ('plum')`);
  const read = () =>
    inTransaction(db, async (tx) => (await tx.query('select * from jar where jam = $1', ['plum'])).rows);
  expect(await read()).toEqual([{ jam: 'plum' }]);
  await db.query('alter table jar add column size integer');
  expect(await read()).toEqual([{ jam: 'plum', size: null }]);
});

test('questions asked together on one connection are answered each; one that fails takes no other with it', async () => {
  const client = await db.connect();
  try {
    const asked = ['6', '3', '0', '2'].map((divisor) =>
      client.query<{ n: number }>('select 12 / $1::integer as n', [divisor]),
    );
    const told = await Promise.allSettled(asked);
    expect(told.map((one) => (one.status === 'fulfilled' ? one.value.rows[0]?.n : 'failed'))).toEqual([
      2,
      4,
      'failed',
      6,
    ]);
  } finally {
    client.release();
  }
});
