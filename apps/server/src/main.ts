import { resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { builtSites } from './built-sites.ts';
import { forgetfulSettings } from './database/durability.ts';
import { launchDatabase } from './database/launch.ts';
import { migrate } from './database/migrate.ts';
import { refuseLentSessions } from './database/own-sessions.ts';
import { type Env, readEnv } from './env.ts';
import { ensureFirstRaces } from './modules/races/index.ts';
import { ensureFirstStaff } from './modules/staff/index.ts';
import { openHouse } from './open-house.ts';
import { loggedError } from './plugins/logged-error.ts';
import { endLeftHistory, seedHistory } from './seeds/seed-history.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the whole server and prints `ready http://HOST:PORT`; ends on SIGINT or SIGTERM after the requests in flight. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const logger = pino({
    level: env.LOG_LEVEL,
    serializers: { err: loggedError },
    redact: ['req.headers.authorization', 'password', 'qk_pwd', 'token', 'cpf'],
  });
  const opening = openDatabase(env);
  const stopDatabase = () => opening.then((database) => database.stop()).catch(() => {});
  const ending = endOnSignals(logger, stopDatabase);
  try {
    await serve(env, logger, (await opening).url, ending);
  } catch (error) {
    // What a stop in the middle of the start breaks is no fault.
    if (ending.hasBegun()) return;
    // A start that failed leaves no PostgreSQL behind.
    await stopDatabase();
    throw error;
  }
}

/** Ends the process on SIGINT and SIGTERM, from the first moment of the start on: what was given to `before`, then `last`. */
function endOnSignals(logger: Logger, last: () => Promise<void>) {
  let first = async () => {};
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    // What does not end by itself must not keep the machine from stopping.
    setTimeout(() => process.exit(1), 20_000).unref();
    await first().catch((error: unknown) => logger.error({ err: error }, 'stopping was cut short'));
    await last();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  return {
    before: (work: () => Promise<void>) => {
      first = work;
    },
    hasBegun: () => isStopping,
  };
}

async function serve(
  env: Env,
  logger: Logger,
  databaseUrl: string,
  ending: ReturnType<typeof endOnSignals>,
): Promise<void> {
  const applied = await migrate(databaseUrl);
  if (applied.length > 0) say(`database: ${applied.length} migrations applied`);

  let address = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  const pspJournal = resolve(env.DATA_DIR, 'sandbox-bank.jsonl');
  const keyFile = resolve(env.DATA_DIR, 'secret.key');
  const accountsFile = resolve(env.DATA_DIR, 'members.txt');
  if (env.isSandbox && env.DATABASE_URL === undefined && env.SEED_HISTORY === 'on') {
    const past = {
      env,
      databaseUrl,
      log: logger,
      pspJournal,
      keyFile,
      accountsFile,
      days: 30,
      say,
    };
    // A past is nice to have: a start does not fail for want of it.
    await seedHistory(past).catch((error: unknown) => {
      logger.error({ err: error }, 'the history could not be finished');
      say('history: not finished, the start goes on');
    });
  }
  const open = await openHouse({
    env,
    databaseUrl,
    log: logger,
    publicUrl: () => address,
    pspJournal,
    keyFile,
    seenFile: resolve(env.DATA_DIR, 'database-seen.json'),
    onOtherDatabase: () => {
      logger.fatal(
        'another database has taken the place of the one this process began with: ending, start it again',
      );
      process.exit(1);
    },
  });
  const forgetful = await forgetfulSettings(open.house.db);
  if (forgetful.length > 0)
    say(`warning: ${forgetful.join(', ')} off: a crash of PostgreSQL loses answered bets`);
  await endLeftHistory(open.house.db, accountsFile);
  for (const line of await ensureFirstStaff(open.house)) say(line);
  await ensureFirstRaces(open.house);
  const app = await buildApp(open.house, { sites: await builtSites(process.env), logger });
  ending.before(async () => {
    await app.end();
    await open.close();
  });
  const listening = await app.server.listen({ host: env.HOST, port: env.PORT });
  if (env.PUBLIC_URL === undefined) address = listening;
  await open.startWork();
  say(`ready ${listening}`);
}

interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

async function openDatabase(env: Env): Promise<Database> {
  if (env.DATABASE_URL !== undefined) {
    await refuseLentSessions(env.DATABASE_URL);
    return { url: env.DATABASE_URL, stop: async () => {} };
  }
  const log = { info: say, warn: say };
  return launchDatabase({ dataDir: resolve(env.DATA_DIR), log });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
