import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Env } from './env.ts';
import type { House } from './house.ts';
import { seedGames } from './modules/games/index.ts';
import { identityTasks, openMemberSessions } from './modules/identity/index.ts';
import { announceCallback, openPsp, paymentTasks } from './modules/payments/index.ts';
import { openStaffSessions } from './modules/staff/index.ts';
import type { Clock } from './plugins/clock.ts';
import { jobs, migrateJobs, startJobs, type Task } from './plugins/jobs.ts';
import { openNotices } from './plugins/notices.ts';
import { openPlainPool, openPool } from './plugins/transaction.ts';

/** Every task of every module. */
const tasks: readonly Task<House>[] = [...identityTasks, ...paymentTasks];

export interface OpenHouse {
  readonly house: House;
  readonly db: pg.Pool;
  /** Starts working on jobs and tells the institution where callbacks go; call it once the server listens. */
  startWork(): Promise<void>;
  /** Lets running jobs finish, then closes every connection. */
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly env: Env;
  /** A migrated database. */
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  /** Where the sandbox bank keeps its books; null keeps them in memory. */
  readonly pspJournal: string | null;
  /** How long one round trip to the institution may take; its usual time when absent. */
  readonly pspTimeoutMs?: number;
}

/** Opens everything use cases need, on a migrated database. */
export async function openHouse(options: HouseOptions): Promise<OpenHouse> {
  const { env, databaseUrl, log, clock, publicUrl } = options;
  const db = openPool(databaseUrl);
  const jobsDb = openPlainPool(databaseUrl, 8);
  await migrateJobs(jobsDb);
  const notices = await openNotices(databaseUrl, log);
  const members = openMemberSessions({ db, clock, notices });
  const staff = openStaffSessions({ db, clock });
  const sessions = { ...members, ...staff };
  const { pspTimeoutMs: timeoutMs } = options;
  const psp = await openPsp({
    env,
    log,
    journal: options.pspJournal,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const house: House = { env, db, log, clock, jobs, notices, sessions, psp: psp.psp, publicUrl };
  await seedGames(db);
  let work: Awaited<ReturnType<typeof startJobs>> | null = null;
  return {
    house,
    db,
    startWork: async () => {
      work = await startJobs(jobsDb, house, tasks, log);
      await announceCallback(house);
    },
    close: async () => {
      await work?.stop();
      await psp.close();
      await notices.close();
      await jobsDb.end();
      await db.end();
    },
  };
}
