import { resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import { launchDatabase } from './database/launch.ts';
import { refuseLentSessions } from './database/own-sessions.ts';
import { type Env, readEnv } from './env.ts';
import { loggedError } from './plugins/logged-error.ts';
import { say } from './say.ts';

/**
 * Starts the whole server and prints `ready http://HOST:PORT`; ends on SIGINT or SIGTERM after the requests in flight. PostgreSQL takes a
 * second to start, and so does loading the server: it is loaded meanwhile.
 */
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
    const [{ serve }, { url }] = await Promise.all([import('./serve.ts'), opening]);
    await serve(env, logger, url, ending.before);
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
