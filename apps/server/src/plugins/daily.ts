import type pg from 'pg';
import { dayOf, startOfDay } from './clock.ts';
import { inOneTurn } from './one-turn.ts';

/** Work for one ended São Paulo day. It may be run twice for a day and must then change nothing more. */
export interface DailyTask<Ctx> {
  readonly name: string;
  /** How long after midnight the day before is worked on. */
  readonly afterMinutes: number;
  /** `day` is YYYY-MM-DD. What it gives is kept with the run. */
  run(ctx: Ctx, day: string): Promise<Record<string, number>>;
  /** Takes back what a run has kept of a day that is not over after all, so that the next one counts all of it. May be repeated. */
  reopen?(ctx: Ctx, day: string): Promise<void>;
}

const dayMs = 86_400_000;
/** After a longer absence than this the older days are left alone. */
const daysBackMax = 400;

/**
 * Runs what is due: for each task every ended day after the last one done, oldest first, so that days missed while
 * nothing ran are caught up. A day has ended when the database says so, whatever this machine's clock does. Instances take
 * turns. Gives how many runs there were; a task that fails keeps no other from its work, is tried next time, and is what this
 * rejects with in the end.
 */
export async function runDailyTasks<Ctx extends { db: pg.Pool }>(
  ctx: Ctx,
  tasks: readonly DailyTask<Ctx>[],
): Promise<number> {
  let runs = 0;
  const faults: unknown[] = [];
  for (const task of tasks) {
    try {
      runs += await inOneTurn(ctx.db, `daily:${task.name}`, () => catchUp(ctx, task));
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 1) throw new AggregateError(faults, faults.map(String).join('; '));
  if (faults.length === 1) throw faults[0];
  return runs;
}

async function catchUp<Ctx extends { db: pg.Pool }>(ctx: Ctx, task: DailyTask<Ctx>): Promise<number> {
  const now = await timeOf(ctx.db);
  await reopenEarly(ctx, task, dayOf(now));
  const due = dueDays(now, task.afterMinutes, await lastDay(ctx.db, task.name));
  for (const day of due) {
    await ctx.db.query(
      `insert into daily_run (task, day) values ($1, $2)
       on conflict (task, day) do update set started_at = house_now(), attempts = daily_run.attempts + 1`,
      [task.name, day],
    );
    const outcome = await task.run(ctx, day);
    await ctx.db.query(
      'update daily_run set finished_at = house_now(), outcome = $3 where task = $1 and day = $2',
      [task.name, day, JSON.stringify(outcome)],
    );
  }
  return due.length;
}

/** The clock of the database was ahead too, and has been put right: days were closed that go on. They are closed again when they are over. */
async function reopenEarly<Ctx extends { db: pg.Pool }>(
  ctx: Ctx,
  task: DailyTask<Ctx>,
  today: string,
): Promise<void> {
  const { rows } = await ctx.db.query<{ day: string }>(
    'select day::text as day from daily_run where task = $1 and day >= $2 order by day desc',
    [task.name, today],
  );
  for (const { day } of rows) {
    await task.reopen?.(ctx, day);
    await ctx.db.query('delete from daily_run where task = $1 and day = $2', [task.name, day]);
  }
}

async function timeOf(db: pg.Pool): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select house_now() as now');
  if (!rows[0]) throw new Error('the database tells no time');
  return rows[0].now;
}

/** The days that have ended, are ripe, and come after `last`; only the newest when there is no last. */
function dueDays(now: Date, afterMinutes: number, last: string | null): string[] {
  const newest = dayOf(new Date(now.getTime() - afterMinutes * 60_000 - dayMs));
  if (last === null) return [newest];
  const days: string[] = [];
  for (let at = startOfDay(last).getTime() + dayMs; dayOf(new Date(at)) <= newest; at += dayMs)
    days.push(dayOf(new Date(at)));
  return days.slice(-daysBackMax);
}

/** The last day that was done; where none was, the one before the first that was tried. */
async function lastDay(db: pg.Pool, task: string): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    `select coalesce(max(day) filter (where finished_at is not null), min(day) - 1)::text as day
       from daily_run where task = $1`,
    [task],
  );
  return rows[0]?.day ?? null;
}
