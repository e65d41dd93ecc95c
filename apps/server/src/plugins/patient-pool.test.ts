import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { patientPool } from './patient-pool.ts';
import { openPlainPool } from './transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = patientPool(openPlainPool(database.url, 2));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Ends the connection of a client while it waits for an answer. */
async function breakOff(client: pg.PoolClient): Promise<unknown> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const answer = client.query('select pg_sleep(30)').catch((error: unknown) => error);
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  return answer;
}

test('a connection that breaks is told as a database that is not ready, again after it was given back', async () => {
  const client = await pool.connect();
  expect(await breakOff(client)).toMatchObject({ code: '57P03' });
  // Nobody answers any more: the fault of a dead connection has no code of its own.
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '57P03' });
  client.release(true);
  const next = await pool.connect();
  expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  next.release();
});

test('a database that is not there is told the same way', async () => {
  const away = patientPool(openPlainPool('postgres://nobody@127.0.0.1:1/nothing', 1));
  await expect(away.connect()).rejects.toMatchObject({ code: '57P03' });
  await away.end();
});

test('one that lets its role in no more, as while the password is changed, too', async () => {
  const address = new URL(database.url);
  address.username = 'nobody_by_this_name';
  const refused = patientPool(openPlainPool(address.href, 1));
  await expect(refused.connect()).rejects.toMatchObject({ code: '57P03' });
  await refused.end();
});

test('a full disk and a standby are told the same way: whatever else a job ends with would end the process', async () => {
  const full = await pool.connect();
  await expect(
    full.query(`do $$ begin raise 'full' using errcode = 'disk_full'; end $$`),
  ).rejects.toMatchObject({
    code: '57P03',
  });
  await full.query('set default_transaction_read_only = on');
  await expect(full.query('create table written (id integer)')).rejects.toMatchObject({ code: '57P03' });
  full.release(true);
});

test.each(['EMFILE', 'EHOSTUNREACH', 'EAI_AGAIN'])('so is one that no way leads to (%s)', async (code) => {
  // What the system says when it has no descriptor left, or no route; whoever makes it say so ends every other test.
  const connect = async () => Promise.reject(Object.assign(new Error(`connect ${code}`), { code }));
  const away = patientPool(Object.assign(openPlainPool(database.url, 1), { connect }));
  await expect(away.connect()).rejects.toMatchObject({ code: '57P03' });
  await away.end();
});

test('what the database refuses stays what it is', async () => {
  const client = await pool.connect();
  await expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' });
  client.release();
  await expect(pool.query('select nothing')).rejects.toMatchObject({ code: '42703' });
});
