import type { FastifyBaseLogger } from 'fastify';
import { type CronItem, Logger, parseCronItems, run, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { watchTurns } from './clock-turns.ts';
import { beAlive, watchWorkers } from './living-workers.ts';
import type { Queryable } from './transaction.ts';

/** Work done after a transaction has committed, once at least, by whichever instance is free. Its handler must bear repetition. */
export interface Task<Ctx> {
  readonly name: string;
  run(ctx: Ctx, payload: unknown): Promise<void>;
  /**
   * When it also runs by itself, as a crontab pattern in UTC. A run that falls due while an instance is at another is left out.
   */
  readonly cron?: string;
  /** Whose answers it waits for; the house's own and those of the institution when absent. */
  readonly outsider?: Outsider;
}

/** Outsiders who may take their time for many jobs at once. */
type Outsider = 'platforms' | 'letters';

interface JobOptions {
  /** A job with the same key replaces one that has not begun. */
  readonly jobKey?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
  /** Work that many jobs at once are queued for and nobody waits for: it leaves workers to all that is due besides. */
  readonly canWait?: boolean;
}

export interface Jobs {
  /** Queues a task inside the transaction that causes it: the outbox for side effects. */
  add(tx: Queryable, task: string, payload: unknown, options?: JobOptions): Promise<void>;
}

export const jobs: Jobs = {
  add: async (tx, task, payload, options = {}) => {
    await tx.query(
      `select graphile_worker.add_job($1, payload => $2::json, run_at => $3, max_attempts => $4, job_key => $5,
         priority => $6)`,
      [
        task,
        JSON.stringify(payload),
        options.runAt ?? null,
        options.maxAttempts ?? null,
        options.jobKey ?? null,
        options.canWait ? 10 : null,
      ],
    );
  },
};

/** Brings the job tables up to date; safe for several instances at once. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

const silent = new Logger(() => () => {});

/**
 * When tasks run by themselves. A run that waits, or that failed and is to be tried again, gives way to the next one: otherwise a
 * task that fails for a day would leave a job for each of its minutes, and all of them would be tried again.
 */
export function cronItems<Ctx>(tasks: readonly Task<Ctx>[]): CronItem[] {
  return tasks.flatMap(({ name, cron }) =>
    cron === undefined
      ? []
      : [
          {
            task: name,
            match: cron,
            identifier: name,
            options: { jobKey: `cron:${name}`, jobKeyMode: 'preserve_run_at' as const },
          },
        ],
  );
}

/** Whether a run fell due by itself; what somebody has queued carries no mark of the crontab. */
const isByClock = (payload: unknown) => typeof payload === 'object' && payload !== null && '_cron' in payload;

/**
 * What a worker does for a task. Of one that falls due by itself never two at once: slow ones would take worker after worker, and
 * payouts would wait. Not by a queue of the job tables, which whoever dies in it keeps shut for hours. What somebody has queued is
 * always done: a run that began before may not have seen what it is about.
 */
function handlerOf<Ctx>(ctx: Ctx, task: Task<Ctx>, log: FastifyBaseLogger) {
  let running = 0;
  return async (payload: unknown) => {
    if (isByClock(payload) && running > 0) return;
    running += 1;
    try {
      await task.run(ctx, payload);
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'job failed, it will be tried again');
      throw error;
    } finally {
      running -= 1;
    }
  };
}

/** Work that has begun. */
interface Working {
  stop(): Promise<void>;
}

/** So many jobs at once. Each outsider has workers of its own: one that hangs keeps no payout waiting. */
const workers: Readonly<Record<Outsider | 'house', number>> = { house: 4, platforms: 4, letters: 2 };

/** How often is looked whether a clock was wrong, and whether a worker is no more. */
const lookMs = 20_000;

/**
 * Starts working on jobs; `stop` lets running ones finish. A clock that ran ahead, here or on another machine, left runs behind that are
 * still to come: nothing would fall due until then, so they are forgotten. Without `fallDue` no task runs by itself.
 */
export async function startJobs<Ctx>(
  pool: pg.Pool,
  ctx: Ctx,
  tasks: readonly Task<Ctx>[],
  log: FastifyBaseLogger,
  { hasTurnedBack = watchTurns(), everyMs = lookMs, fallDue = true } = {},
): Promise<Working> {
  const begin = async (): Promise<Working> => {
    await forgetRunsToCome(pool);
    // What waits to be tried again may wait by the wrong clock.
    await pool.query(
      `update graphile_worker._private_jobs set run_at = now() where key like 'cron:%' and locked_at is null and run_at > now()`,
    );
    return runAll(pool, ctx, tasks, log, fallDue);
  };
  let runner: Working | null = await begin();
  const freeOfDead = watchWorkers(pool, log);
  const look = async () => {
    if (hasTurnedBack() && runner !== null) {
      log.error('the clock of this machine was set back: jobs are begun anew');
      const ended = runner;
      runner = null;
      await ended.stop();
    }
    await forgetRunsToCome(pool);
    runner ??= await begin();
    await freeOfDead();
  };
  let looking = Promise.resolve();
  const watch = setInterval(() => {
    // A database that is away is looked at when it is back.
    looking = looking.then(look).catch(() => {});
  }, everyMs);
  watch.unref();
  return {
    stop: async () => {
      clearInterval(watch);
      await looking;
      await runner?.stop();
    },
  };
}

/** One runner for the house and one for each outsider. */
async function runAll<Ctx>(
  pool: pg.Pool,
  ctx: Ctx,
  tasks: readonly Task<Ctx>[],
  log: FastifyBaseLogger,
  fallDue: boolean,
): Promise<Working> {
  const alive = await beAlive(pool, log);
  const start = (own: readonly Task<Ctx>[], concurrency: number) =>
    run({
      pgPool: pool,
      events: alive.events,
      taskList: Object.fromEntries(own.map((task) => [task.name, handlerOf(ctx, task, log)])),
      parsedCronItems: parseCronItems(fallDue ? cronItems(own) : []),
      concurrency,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: silent,
    });
  const runners = await Promise.all(
    Object.entries(workers).map(([whose, count]) =>
      start(
        tasks.filter(({ outsider = 'house' }) => outsider === whose),
        count,
      ),
    ),
  ).catch(async (error: unknown) => {
    await alive.end();
    throw error;
  });
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await alive.end();
    },
  };
}

/** A run of a minute that is still to come was none. */
async function forgetRunsToCome(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = $1 where last_execution > $1::timestamptz + interval '2 minutes'`,
    [new Date(Date.now() - 60_000)],
  );
}
