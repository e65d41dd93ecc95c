import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, type Queryable } from '../../plugins/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { askingOnce } from './asked-once.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  db = openPool(database.url, 1);
  await db.query('create table bell (rung integer); create sequence strokes');
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const stroke = async (on: Queryable, times: number) =>
  (await on.query<{ n: bigint }>(`select nextval('strokes') * $1 as n`, [times])).rows[0]?.n;

test('what is asked alike is asked once, in one answer', async () => {
  const told = await askingOnce(db, (on) => Promise.all([stroke(on, 1), stroke(on, 1), stroke(on, 10)]));
  expect(told).toEqual([1n, 1n, 20n]);
  expect(await askingOnce(db, (on) => stroke(on, 1))).toBe(3n);
});

test('a question that fails, fails its answer once all others are told, and the next is asked elsewhere', async () => {
  const bells = (on: Queryable) => on.query('select * from bell where rung > $1', [0]);
  await askingOnce(db, bells);
  await db.query('alter table bell add column tone text');
  let isTold = false;
  const asked = askingOnce(db, async (on) => {
    const slow = on.query('select pg_sleep($1)', ['0.05']).then(() => {
      isTold = true;
    });
    await Promise.all([bells(on), slow]);
  });
  await expect(asked).rejects.toThrow(/cached plan/);
  expect(isTold).toBe(true);
  expect((await askingOnce(db, bells)).rows).toEqual([]);
});
