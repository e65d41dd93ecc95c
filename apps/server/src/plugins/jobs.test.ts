import { type AddJobFunction, makeWorkerUtils, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { cronItems, jobs, migrateJobs, startJobs, type Task } from './jobs.ts';
import { openPlainPool } from './transaction.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let db: pg.Pool;
let utils: WorkerUtils;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPlainPool(database.url, 8);
  await migrateJobs(db);
  utils = await makeWorkerUtils({ pgPool: db });
});
beforeEach(async () => void (await db.query('delete from graphile_worker._private_jobs')));
afterAll(async () => {
  await utils.release();
  await db.end();
  await database.drop();
});

/** Queues a run of a task as its crontab does. */
async function fallDue(task: Task<null>, runAt = new Date()): Promise<Awaited<ReturnType<AddJobFunction>>> {
  const [item] = cronItems([task]);
  return utils.addJob(task.name, {}, { ...item?.options, runAt });
}

const waiting = async (task: string) => {
  const { rows } = await db.query<{ attempts: number; is_due: boolean; is_run: boolean }>(
    `select attempts, run_at <= now() as is_due, locked_at is not null as is_run from graphile_worker.jobs where task_identifier = $1`,
    [task],
  );
  return rows;
};

test('a task that fails for long leaves one job, which is tried when it is due again', async () => {
  const task: Task<null> = {
    name: 'failing',
    cron: '* * * * *',
    run: async () => {
      throw new Error('the institution is away');
    },
  };
  const runner = await startJobs(db, null, [task], log);
  for (let minute = 0; minute < 3; minute += 1) {
    await fallDue(task);
    await eventually(
      () => waiting('failing'),
      // A run that has begun counts as an attempt before it has failed.
      (rows) => rows.every(({ attempts, is_run }) => attempts > 0 && !is_run),
    );
  }
  await runner.stop();
  expect(await waiting('failing')).toHaveLength(1);
  await fallDue(task);
  expect(await waiting('failing')).toEqual([{ attempts: 0, is_due: true, is_run: false }]);
});

test('a task that is slow holds one worker, and what else there is to do goes on', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const story: string[] = [];
  const slow: Task<null> = {
    name: 'slow',
    cron: '* * * * *',
    run: async () => {
      story.push('slow');
      await ended;
    },
  };
  const payout: Task<null> = { name: 'payout', run: async () => void story.push('payout') };
  const runner = await startJobs(db, null, [slow, payout], log);
  for (let minute = 1; minute <= 5; minute += 1) {
    await fallDue(slow);
    await eventually(
      async () => (await db.query('select from graphile_worker.jobs where locked_at is null')).rowCount,
      (left) => left === 0 || story.length >= 4,
    );
  }
  await jobs.add(db, 'payout', {});
  await eventually(
    async () => story.includes('payout'),
    (isPaid) => isPaid,
    20_000,
  ).finally(async () => {
    end();
    await runner.stop();
  });
  expect(story).toEqual(['slow', 'payout']);
});
