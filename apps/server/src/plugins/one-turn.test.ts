import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { inOneTurn } from './one-turn.ts';
import { openPool } from './transaction.ts';

let database: TestDatabase;
let db: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool(database.url, 4);
});

afterAll(async () => {
  await db.end();
  await database.drop();
});

const pidOf = async (client: pg.PoolClient): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

test('work under one lock is done one after the other', async () => {
  const done: string[] = [];
  const turn = (name: string) =>
    inOneTurn(db, 'one after the other', async (client) => {
      done.push(`${name} begins`);
      await client.query('select pg_sleep(0.05)');
      done.push(`${name} ends`);
    });
  await Promise.all([turn('a'), turn('b'), turn('c')]);
  expect(done).toHaveLength(6);
  for (let at = 0; at < done.length; at += 2) expect(done[at + 1]).toBe(done[at]?.replace('begins', 'ends'));
});

test('a turn leaves its connection to the next, outside of any transaction, whether its work was done or failed', async () => {
  const first = await inOneTurn(db, 'left', pidOf);
  let failed = 0;
  const work = inOneTurn(db, 'left', async (turn) => {
    failed = await pidOf(turn);
    await turn.query('create table left_behind ()');
    await turn.query('select 1 / 0');
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  const next = await db.connect();
  const pid = await pidOf(next);
  const { rows } = await next.query(
    "select to_regclass('left_behind') as left, now() = statement_timestamp() as fresh",
  );
  next.release();
  expect([failed, pid]).toEqual([first, first]);
  expect(rows).toEqual([{ left: null, fresh: true }]);
});

test('a turn whose connection is gone or says nothing ends, and the next has its turn', async () => {
  const lost = inOneTurn(db, 'lost', async (turn) => {
    await db.query('select pg_terminate_backend($1)', [await pidOf(turn)]);
    return turn.query('select');
  });
  await expect(lost).rejects.toThrow();
  let silent = 0;
  const answer = await inOneTurn(db, 'lost', async (turn) => {
    silent = await pidOf(turn);
    // What is asked and not waited for keeps the connection busy after the work has ended.
    turn.query('select pg_sleep(60)').catch(() => {});
    return 'done';
  });
  expect(answer).toBe('done');
  await db.query('select pg_terminate_backend($1)', [silent]);
  const next = await inOneTurn(db, 'lost', pidOf);
  expect(next).not.toBe(silent);
});
