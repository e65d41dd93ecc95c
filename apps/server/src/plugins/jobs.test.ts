import { type AddJobFunction, makeWorkerUtils, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { silentLog } from '../testing/silent-log.ts';
import { watchTurns } from './clock-turns.ts';
import { cronItems, jobs, migrateJobs, startJobs, type Task } from './jobs.ts';
import { openPlainPool } from './transaction.ts';

const log = silentLog;
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
  const payload = { _cron: { ts: runAt.toISOString(), backfilled: false } };
  return utils.addJob(task.name, payload, { ...item?.options, runAt });
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

test('what somebody has queued is done while a run that fell due is at it, once more and not again after it', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begun: unknown[] = [];
  const slow: Task<null> = {
    name: 'slow',
    cron: '* * * * *',
    run: async (_, payload) => {
      begun.push(payload);
      if (begun.length === 1) await ended;
    },
  };
  const runner = await startJobs(db, null, [slow], log);
  await fallDue(slow);
  const count = async () => begun.length;
  await eventually(count, (runs) => runs === 1);
  await jobs.add(db, 'slow', { asked: 'by staff' }, { jobKey: 'slow' });
  await eventually(count, (runs) => runs === 2).finally(async () => {
    end();
    await runner.stop();
  });
  expect(begun).toMatchObject([{ _cron: {} }, { asked: 'by staff' }]);
  expect(await waiting('slow')).toEqual([]);
});

test('after a clock that ran a day ahead was set back, here or elsewhere, tasks fall due again and what failed is tried', async () => {
  let isBack = false;
  let runs = 0;
  const task: Task<null> = {
    name: 'minutely',
    cron: '* * * * *',
    run: async () => {
      runs += 1;
    },
  };
  const ahead = async () => {
    await db.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
         values ('minutely', now(), now() + interval '1 day')
       on conflict (identifier) do update set last_execution = excluded.last_execution`,
    );
    await fallDue(task, new Date(Date.now() + 86_400_000));
  };
  const isAhead = async () => {
    const { rows } = await db.query<{ ahead: boolean }>(
      `select last_execution > now() + interval '2 minutes' as ahead from graphile_worker._private_known_crontabs where identifier = 'minutely'`,
    );
    return rows[0]?.ahead;
  };
  await ahead();
  const working = await startJobs(db, null, [task], log, {
    hasTurnedBack: () => isBack,
    everyMs: 50,
  });
  expect(await isAhead()).toBe(false);
  await eventually(
    () => runs,
    (times) => times > 0,
  );
  const before = runs;
  await ahead();
  await eventually(isAhead, (still) => still === false);
  isBack = true;
  await eventually(
    () => runs,
    (times) => times > before,
  );
  await working.stop();
});

test('a clock that is set back is noticed once, its usual corrections are not', () => {
  let now = 0;
  let steady = 0;
  const hasTurnedBack = watchTurns(
    () => now,
    () => steady,
  );
  const pass = (ms: number, stepMs = 0) => {
    steady += ms;
    now += ms + stepMs;
    return hasTurnedBack();
  };
  expect([pass(20_000), pass(20_000, -500), pass(20_000, 86_400_000), pass(20_000)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([pass(20_000, -3_600_000), pass(20_000)]).toEqual([true, false]);
});
