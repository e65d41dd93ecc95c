import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { silentLog } from '../testing/silent-log.ts';
import { jobs, migrateJobs, startJobs, type Task } from './jobs.ts';
import { beAlive, watchWorkers } from './living-workers.ts';
import { openPlainPool } from './transaction.ts';

const log = silentLog;
const program = fileURLToPath(new URL('../testing/hanging-worker.ts', import.meta.url));

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPlainPool(database.url, 8);
  await migrateJobs(db);
});
beforeEach(async () => void (await db.query('delete from graphile_worker._private_jobs')));
afterAll(async () => {
  await db.end();
  await database.drop();
});

const lockedBy = async () => {
  const { rows } = await db.query<{ worker: string | null }>(
    'select locked_by as worker from graphile_worker._private_jobs',
  );
  return rows[0]?.worker ?? null;
};

test('what a killed process was at is done by another at once, what a stopped one is at waits for it', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', program, database.url], { stdio: 'inherit' });
  await jobs.add(db, 'hanging', {});
  const worker = await eventually(lockedBy, (name) => name !== null);

  child.kill('SIGSTOP');
  let runs = 0;
  const task: Task<null> = {
    name: 'hanging',
    run: async () => {
      runs += 1;
    },
  };
  const working = await startJobs(db, null, [task], log, { everyMs: 50 });
  const look = watchWorkers(db, log);
  for (let count = 0; count < 5; count += 1) await look();
  expect([await lockedBy(), runs]).toEqual([worker, 0]);

  child.kill('SIGKILL');
  await once(child, 'exit');
  await eventually(
    () => runs,
    (times) => times === 1,
    20_000,
  ).finally(() => working.stop());
});

test('a worker whose connection breaks is not taken for dead, one of an earlier release never is', async () => {
  const alive = await beAlive(db, log);
  const pool = { id: 'pool-of-graphile' };
  // Of what the event tells only the pool is of interest.
  alive.events.emit('pool:create', { workerPool: pool } as never);
  expect(pool.id).toMatch(/^arara:/);
  const lockIn = async (name: string) => {
    await db.query('delete from graphile_worker._private_jobs');
    await jobs.add(db, 'any', {});
    await db.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now()', [name]);
  };
  const holds = async () => {
    const { rows } = await db.query<{ pid: number }>(
      `select pid from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and application_name = 'arara-worker' and datname = current_database()`,
    );
    return rows[0]?.pid ?? null;
  };
  await lockIn(pool.id);
  const look = watchWorkers(db, log);
  const first = await holds();
  await db.query('select pg_terminate_backend($1)', [first]);
  await look();
  await eventually(holds, (pid) => pid !== null && pid !== first);
  await look();
  await look();
  expect(await lockedBy()).toBe(pool.id);

  await alive.end();
  await eventually(holds, (pid) => pid === null);
  await look();
  expect(await lockedBy()).toBe(pool.id);
  await look();
  expect(await lockedBy()).toBeNull();

  await lockIn('pool-of-graphile');
  await look();
  await look();
  expect(await lockedBy()).toBe('pool-of-graphile');
});
