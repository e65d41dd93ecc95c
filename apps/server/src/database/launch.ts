import { join } from 'node:path';
import pg from 'pg';
import { usableBinaries } from './embedded/binaries.ts';
import { ensureCluster } from './embedded/cluster.ts';
import { openClusterHome } from './embedded/cluster-home.ts';
import type { LaunchLog } from './embedded/launch-error.ts';
import { takeOpenerLock } from './embedded/opener-lock.ts';
import {
  answers,
  type Postmaster,
  runningPostmaster,
  socketUrl,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { clusterName, databaseName } from './embedded/server-settings.ts';
import { closeSocketFolder, openSocketFolder } from './embedded/socket-folder.ts';
import { watchPostmaster } from './embedded/watchdog.ts';

/** `adopted`: the server was left running by a process that was killed. */
export type LaunchedDatabase = { url: string; adopted: boolean; stop(): Promise<void> };

/**
 * Starts the embedded PostgreSQL of a data folder (or takes over the one that runs there), with an empty
 * database when it is new, and keeps it running until `stop`. Throws a `LaunchError`, with one line
 * for the console, when the folder is open in another process or nothing can be started.
 * `settings` go before ours, for tests that need not be durable.
 */
export async function launchDatabase(options: {
  dataDir: string;
  log: LaunchLog;
  settings?: Record<string, string>;
}): Promise<LaunchedDatabase> {
  const { dataDir, log, settings = {} } = options;
  const home = openClusterHome(dataDir, log);
  const release = await takeOpenerLock(join(home.folder, 'opener.lock'), dataDir);
  try {
    const binaries = usableBinaries(home.user, log);
    const cluster = ensureCluster(home, binaries, log);
    const left = await leftRunning(cluster, log);
    const socketFolder = () => openSocketFolder(clusterName(cluster), home.user);
    const start = (folder: string) =>
      startPostmaster({ home, cluster, binaries, socketFolder: folder, settings });
    const server = left ?? (await start(socketFolder()));
    await createMissingDatabase(server.socketFolder);
    const watchdog = watchPostmaster(server, () => start(left ? left.socketFolder : socketFolder()), log);
    return {
      url: socketUrl(server.socketFolder, databaseName),
      adopted: left !== null,
      async stop() {
        const last = await watchdog.stop();
        await stopPostmaster(last.pid);
        closeSocketFolder(last.socketFolder);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The server an earlier process left behind, once it answers. One that does not answer is ended. */
async function leftRunning(cluster: string, log: LaunchLog): Promise<Postmaster | null> {
  const left = runningPostmaster(cluster);
  if (!left) return null;
  if (await answers(left, 3_000)) {
    log.info(`took over the PostgreSQL an earlier run left behind (process ${left.pid})`);
    return left;
  }
  log.warn(`the PostgreSQL an earlier run left behind does not answer: ending it (process ${left.pid})`);
  await stopPostmaster(left.pid);
  return null;
}

async function createMissingDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(socketFolder, 'postgres'), ssl: false });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
