import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';

/** Before the name of each worker that holds a lock for as long as it lives; those of earlier releases hold none, and are left alone. */
const prefix = 'arara:';
/** What stands before the number of a worker's lock. */
const lockClass = 0x10b5;
/** After how long a connection that broke is made anew: much sooner than others look twice. */
const againMs = 500;

/** A worker that others know to be alive. */
export interface LivingWorker {
  /** Give these to graphile-worker: its pools then lock jobs in this worker's name. */
  readonly events: WorkerEvents;
  /** After its last job has ended. */
  end(): Promise<void>;
}

/**
 * Makes a worker known by an advisory lock on a connection of its own. It goes with the process, however that ends; of one that stands still
 * its machine keeps it, for what it has begun goes on some day. A machine that vanished is noticed within half a minute.
 */
export async function beAlive(pool: pg.Pool, log: FastifyBaseLogger): Promise<LivingWorker> {
  const name = `${prefix}${randomUUID()}`;
  let held: pg.Client | null = null;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const hold = async () => {
    const client = new pg.Client({ ...pool.options, application_name: 'arara-worker' });
    const lose = () => {
      if (held !== client) return;
      held = null;
      if (!isEnded) timer = setTimeout(again, againMs);
    };
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      await client.query(
        `set idle_session_timeout = 0; set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`,
      );
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, name]);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (isEnded) return client.end();
    held = client;
  };
  const again = () => {
    hold().catch((error: unknown) => {
      log.warn({ err: error }, 'this worker cannot say that it lives');
      if (!isEnded) timer = setTimeout(again, againMs);
    });
  };
  await hold();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    workerPool.id = name;
  });
  return {
    events,
    end: async () => {
      isEnded = true;
      clearTimeout(timer);
      await held?.end().catch(() => {});
    },
  };
}

const isDead = `not exists (
  select from pg_locks l
   where l.locktype = 'advisory' and l.granted and l.objsubid = 2
     and l.database = (select oid from pg_database where datname = current_database())
     and l.classid::bigint = ${lockClass} and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)`;

/**
 * Gives what workers left locked that are no more back to the others, which otherwise would wait for four hours. Each call looks once:
 * who was not there twice in a row is gone, for a connection that broke is back by then.
 */
export function watchWorkers(pool: pg.Pool, log: FastifyBaseLogger): () => Promise<void> {
  let missed: string[] = [];
  return async () => {
    const { rows } = await pool.query<{ worker: string }>(
      `select distinct j.locked_by as worker from graphile_worker._private_jobs j
        where starts_with(j.locked_by, '${prefix}') and ${isDead}`,
    );
    const missing = rows.map(({ worker }) => worker);
    const gone = missing.filter((worker) => missed.includes(worker));
    missed = missing;
    if (gone.length === 0) return;
    const { rowCount } = await pool.query(
      `update graphile_worker._private_jobs j set locked_by = null, locked_at = null, run_at = greatest(run_at, now())
        where j.locked_by = any($1) and ${isDead}`,
      [gone],
    );
    if (rowCount)
      log.warn({ jobs: rowCount, workers: gone }, 'jobs of a worker that is no more are free again');
  };
}
