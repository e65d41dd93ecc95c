import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { builtSites } from './built-sites.ts';
import { forgetfulSettings } from './database/durability.ts';
import { migrate } from './database/migrate.ts';
import type { Env } from './env.ts';
import { ensureFirstRaces } from './modules/races/index.ts';
import { ensureFirstStaff } from './modules/staff/index.ts';
import { openHouse } from './open-house.ts';
import { say } from './say.ts';
import { endLeftHistory, seedHistory } from './seeds/seed-history.ts';

/**
 * Serves the house on a database that runs, migrated here first, and prints `ready http://HOST:PORT`. What must be done before the process
 * ends is given to `endBy`.
 */
export async function serve(
  env: Env,
  logger: Logger,
  databaseUrl: string,
  endBy: (work: () => Promise<void>) => void,
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
  endBy(async () => {
    await app.end();
    await open.close();
  });
  const listening = await app.server.listen({ host: env.HOST, port: env.PORT });
  if (env.PUBLIC_URL === undefined) address = listening;
  await open.startWork();
  say(`ready ${listening}`);
}
