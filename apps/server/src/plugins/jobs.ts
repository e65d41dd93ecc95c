import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, type Runner, run, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Queryable } from './transaction.ts';

/** Work done after a transaction has committed, once at least, by whichever instance is free. Its handler must bear repetition. */
export interface Task<Ctx> {
  readonly name: string;
  run(ctx: Ctx, payload: unknown): Promise<void>;
  /** When it also runs by itself, as a crontab pattern in UTC. */
  readonly cron?: string;
}

interface JobOptions {
  /** A job with the same key replaces one that has not begun. */
  readonly jobKey?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

export interface Jobs {
  /** Queues a task inside the transaction that causes it: the outbox for side effects. */
  add(tx: Queryable, task: string, payload: unknown, options?: JobOptions): Promise<void>;
}

export const jobs: Jobs = {
  add: async (tx, task, payload, options = {}) => {
    await tx.query(
      `select graphile_worker.add_job($1, payload => $2::json, run_at => $3, max_attempts => $4, job_key => $5)`,
      [
        task,
        JSON.stringify(payload),
        options.runAt ?? null,
        options.maxAttempts ?? null,
        options.jobKey ?? null,
      ],
    );
  },
};

/** Brings the job tables up to date; safe for several instances at once. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

const silent = new Logger(() => () => {});

/** Starts working on jobs; `stop` lets running ones finish. */
export async function startJobs<Ctx>(
  pool: pg.Pool,
  ctx: Ctx,
  tasks: readonly Task<Ctx>[],
  log: FastifyBaseLogger,
): Promise<Runner> {
  const taskList = Object.fromEntries(
    tasks.map((task) => [
      task.name,
      async (payload: unknown) => {
        try {
          await task.run(ctx, payload);
        } catch (error) {
          log.warn({ err: error, task: task.name }, 'job failed, it will be tried again');
          throw error;
        }
      },
    ]),
  );
  const cron = tasks.flatMap((task) =>
    task.cron ? [{ task: task.name, match: task.cron, identifier: task.name }] : [],
  );
  return run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(cron),
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: silent,
  });
}
