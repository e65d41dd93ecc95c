import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { movableClock } from './clock.ts';
import { type DailyTask, runDailyTasks } from './daily.ts';
import { openPool } from './transaction.ts';

const clock = movableClock(new Date('2031-05-14T12:00:00-03:00'));
let database: TestDatabase;
let db: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool(database.url, 3, clock);
  // From here on the database goes by it.
  clock.moveTo(clock.now());
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

test('[S7.31] work that fails keeps no other from its day, and is tried again', async () => {
  const story: string[] = [];
  let isBroken = true;
  const working = (name: string): DailyTask<unknown> => ({
    name,
    afterMinutes: 0,
    run: async (_ctx, day) => {
      if (isBroken && name === 'second') throw new Error('play is not counted yet');
      story.push(`${name} ${day}`);
      return {};
    },
  });
  const run = () => runDailyTasks({ db }, ['first', 'second', 'third'].map(working));
  await expect(run()).rejects.toThrow('play is not counted yet');
  expect(story).toEqual(['first 2031-05-13', 'third 2031-05-13']);
  clock.moveBy(86_400_000);
  await expect(run()).rejects.toThrow('play is not counted yet');
  isBroken = false;
  await run();
  expect(story.slice(2, 4)).toEqual(['first 2031-05-14', 'third 2031-05-14']);
  expect(story.at(-1)).toBe('second 2031-05-14');
});

test('[S7.35] a day on which a task failed the first time it ever ran is not left out', async () => {
  const days: string[] = [];
  let isBroken = true;
  const task: DailyTask<unknown> = {
    name: 'young',
    afterMinutes: 0,
    run: async (_ctx, day) => {
      if (isBroken) throw new Error('the process ended');
      days.push(day);
      return {};
    },
  };
  clock.moveTo(new Date('2031-06-02T12:00:00-03:00'));
  await expect(runDailyTasks({ db }, [task])).rejects.toThrow('the process ended');
  isBroken = false;
  clock.moveBy(2 * 86_400_000);
  expect(await runDailyTasks({ db }, [task])).toBe(3);
  expect(days).toEqual(['2031-06-01', '2031-06-02', '2031-06-03']);
});

test('whose turn it is stands in a transaction: behind a pooler the lock of a session would stay for good', async () => {
  const holders: (Date | null)[] = [];
  const task: DailyTask<unknown> = {
    name: 'in-turn',
    afterMinutes: 0,
    run: async () => {
      const { rows } = await db.query<{ begun: Date | null }>(
        `select a.xact_start as begun from pg_locks l join pg_stat_activity a using (pid)
          where l.locktype = 'advisory' and l.granted and a.datname = current_database()`,
      );
      holders.push(...rows.map(({ begun }) => begun));
      return {};
    },
  };
  await runDailyTasks({ db }, [task]);
  expect(holders).toEqual([expect.any(Date)]);
});
