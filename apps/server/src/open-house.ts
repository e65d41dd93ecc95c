import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Env } from './env.ts';
import type { House } from './house.ts';
import { seedGames } from './modules/games/index.ts';
import { openMemberSessions, renewApps } from './modules/identity/index.ts';
import { seedInformation } from './modules/information/index.ts';
import { announceCallback, openPsp } from './modules/payments/index.ts';
import { answersAgain, greetPlatforms, openPlatforms } from './modules/platforms/index.ts';
import { openLooks, openStaffSessions, renewStaffApps } from './modules/staff/index.ts';
import { modules } from './modules.ts';
import { openBadTokens } from './plugins/bad-tokens.ts';
import { checkSeal, renewSeal } from './plugins/check-seal.ts';
import type { Clock } from './plugins/clock.ts';
import { refuseOtherTime, watchClocks } from './plugins/clock-difference.ts';
import { runDailyTasks } from './plugins/daily.ts';
import { meetDatabase, watchLife } from './plugins/database-life.ts';
import { openSeen } from './plugins/database-seen.ts';
import { openEvents, pruneEvents } from './plugins/events.ts';
import { jobs, migrateJobs, startJobs, type Task } from './plugins/jobs.ts';
import { openMail } from './plugins/mail.ts';
import { openNotices } from './plugins/notices.ts';
import { patientPool } from './plugins/patient-pool.ts';
import { openPresence } from './plugins/presence.ts';
import { openSeal } from './plugins/seal.ts';
import { openSms } from './plugins/sms.ts';
import { openPlainPool, openPool } from './plugins/transaction.ts';

const listeners = modules.flatMap((module) => module.listeners ?? []);
const daily = modules.flatMap((module) => module.daily ?? []);

/** Every task of every module, and the house's own. */
const tasks: readonly Task<House>[] = [
  ...modules.flatMap((module) => module.tasks ?? []),
  {
    name: 'daily',
    cron: '*/5 * * * *',
    run: async (house) => void (await runDailyTasks(house, daily)),
  },
  {
    name: 'outbox-prune',
    cron: '20 6 * * *',
    run: async (house) => void (await pruneEvents(house.db, listeners)),
  },
];

const lookEveryMs = 10_000;

export interface OpenHouse {
  readonly house: House;
  readonly db: pg.Pool;
  /**
   * Starts working on jobs and tells the institution where callbacks go; call it once the server listens. Without
   * `runsTables` it leaves shared tables to others, and without `fallDue` no task runs by itself at its minute.
   */
  startWork(options?: { readonly runsTables?: boolean; readonly fallDue?: boolean }): Promise<void>;
  /** Hears all events told so far. */
  drain(): Promise<void>;
  /** Runs the daily work that is due; gives how many runs there were. */
  runDaily(): Promise<number>;
  /** Runs a task at once, here. */
  runTask(name: string, payload?: unknown): Promise<void>;
  /** Lets running jobs finish, then closes every connection. */
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly env: Env;
  /** A migrated database. */
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** Moved by tests and histories; the database's time, as far as this machine's does not agree with it, when absent. */
  readonly clock?: Clock;
  /** What this machine takes for the time, in milliseconds; its own clock when absent. */
  readonly machineTime?: () => number;
  readonly publicUrl: () => string;
  /** Where the sandbox bank keeps its books, and beside it the sandbox's platforms theirs; null keeps them in memory. */
  readonly pspJournal: string | null;
  /** Where the key lies that seals secrets at rest; without one it is made anew each time. */
  readonly keyFile?: string;
  /** Where this machine remembers which database it saw last; nowhere when absent. */
  readonly seenFile?: string;
  /** How long one round trip to the institution may take; its usual time when absent. */
  readonly pspTimeoutMs?: number;
  /** How long a call may wait for a connection to the database; its usual time when absent. */
  readonly databaseWaitMs?: number;
  /** Called when the database is not the one any more that the house began with: what is remembered of it may be wrong. */
  readonly onOtherDatabase?: () => void;
  /** The sandbox bank lives by the house's clock: for days that pass in seconds. */
  readonly pspFollowsClock?: boolean;
}

/** Opens everything use cases need, on a migrated database. */
export async function openHouse(options: HouseOptions): Promise<OpenHouse> {
  const { env, databaseUrl, log, publicUrl } = options;
  const clocks = watchClocks(log, options.machineTime);
  const clock = options.clock ?? clocks.clock;
  const life = watchLife(options.onOtherDatabase ?? (() => {}));
  const db = openPool(databaseUrl, 24, clock, options.databaseWaitMs, life.look);
  await refuseOtherTime(db, options.machineTime);
  await clocks.look(db);
  const jobsDb = patientPool(openPlainPool(databaseUrl, 8));
  await migrateJobs(jobsDb);
  const seal = openSeal(options.keyFile ?? null);
  // A key that is forgotten at the end is no key to be held to.
  if (options.keyFile !== undefined) {
    await checkSeal(db, seal, options.keyFile);
    await renewSeal(db, seal, async () => {
      const renewed = (await renewApps(db, seal)) + (await renewStaffApps(db, seal));
      log.info({ renewed }, 'authenticator apps are sealed with the new key');
    });
  }
  const notices = await openNotices(
    {
      databaseUrl,
      isAlone: env.DATABASE_URL === undefined,
      ...(env.NATS_URL !== undefined && { nats: { url: env.NATS_URL, subject: `arara.${env.SITE}` } }),
    },
    log,
  );
  const members = openMemberSessions({ db, clock, notices });
  const staff = openStaffSessions({ db, clock });
  const sessions = {
    ...members,
    ...staff,
    keptId: (token: string | null) => members.keptId(token) ?? staff.keptId(token),
  };
  const { pspTimeoutMs: timeoutMs } = options;
  const psp = await openPsp({
    env,
    log,
    journal: options.pspJournal,
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(options.pspFollowsClock && { clock: { now: () => Date.now() + clock.shiftMs() } }),
  });
  const platforms = await openPlatforms({
    env,
    db,
    clock,
    publicUrl,
    onAnswering: (code) => {
      answersAgain(house, code).catch((error: unknown) =>
        log.error({ err: error, platform: code }, 'what waited for a platform was not begun again'),
      );
    },
    onDoubt: (facts, words) => log.warn(facts, words),
    folder: options.pspJournal === null ? null : dirname(options.pspJournal),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const mail = openMail({ env, db, clock, publicUrl });
  const house: House = {
    env,
    db,
    log,
    clock,
    jobs,
    notices,
    clockAheadMs: clocks.lastMs,
    presence: openPresence({ db, notices, log }),
    sessions,
    badTokens: openBadTokens(clock),
    looks: openLooks({ db, clock, log, peopleAnHour: env.STAFF_PEOPLE_HOUR }),
    seal,
    mail,
    sms: openSms(env, db, clock),
    psp: psp.psp,
    platforms: platforms.platforms,
    publicUrl,
  };
  await seedGames(db, env.JURISDICTION);
  await seedInformation(db, env.SITE);
  const seen = openSeen(options.seenFile ?? null);
  const beginAnew = async () => {
    for (const module of modules) await module.beginAnew?.(house);
  };
  const met = await meetDatabase(db, log, beginAnew, seen);
  life.met(met);
  const events = await openEvents(db, house, listeners, log);
  let work: Awaited<ReturnType<typeof startJobs>> | null = null;
  let running: { stop(): Promise<void> }[] = [];
  // A database that is away is looked at when it is back.
  const looking = setInterval(() => {
    clocks.look(db).catch(() => {});
    // Of another one nothing is kept.
    life
      .look(db)
      .then(() => seen.look(db))
      .catch(() => {});
  }, lookEveryMs);
  looking.unref();
  return {
    house,
    db,
    startWork: async ({ runsTables = true, fallDue = true } = {}) => {
      events.start();
      work = await startJobs(jobsDb, house, tasks, log, { fallDue });
      if (runsTables) running = modules.flatMap((module) => module.runTables?.(house) ?? []);
      await announceCallback(house);
      await greetPlatforms(house);
    },
    drain: events.drain,
    runDaily: () => runDailyTasks(house, daily),
    runTask: async (name, payload = {}) => {
      const task = tasks.find((entry) => entry.name === name);
      if (!task) throw new Error(`there is no task ${name}`);
      await task.run(house, payload);
    },
    close: async () => {
      clearInterval(looking);
      for (const one of running) await one.stop();
      await events.stop();
      await work?.stop();
      mail.close();
      await psp.close();
      await platforms.close();
      await house.looks.close();
      await notices.close();
      await jobsDb.end();
      await db.end();
    },
  };
}
