import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ClusterHome } from './cluster-home.ts';
import { LaunchError } from './launch-error.ts';
import { awaitGone, commandLine, findProcesses, isRunning, signal } from './process-table.ts';
import {
  clusterName,
  databaseName,
  serverEnvironment,
  serverSettings,
  usableMemory,
} from './server-settings.ts';

const port = 5432;

/** A running server: its process, and the folder its socket is in. */
export type Postmaster = { pid: number; socketFolder: string };

/** Where to connect to a database of the server. */
export const socketUrl = (socketFolder: string, database: string): string =>
  `postgres://${databaseName}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`;

/** The server that runs on the cluster, if one does, by the file it keeps there. */
export function runningPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const socketFolder = lines[4];
  // The file may be older than the process that has this id now.
  return isPostmaster(commandLine(pid), cluster) && isRunning(pid) && socketFolder
    ? { pid, socketFolder }
    : null;
}

const isPostmaster = (args: string[], cluster: string): boolean =>
  args[1] === '-D' && args[2] === cluster && /postgres$/.test(args[0] ?? '');

/** Every process of the cluster: the postmaster by its arguments, its children by the title they carry. */
export function clusterProcesses(cluster: string): number[] {
  const title = `postgres: ${clusterName(cluster)}: `;
  return findProcesses((args) => isPostmaster(args, cluster) || (args[0]?.startsWith(title) ?? false));
}

/**
 * Starts a server on the cluster, after the last of an earlier one is gone. The server is in a session of
 * its own and writes to a file: it outlives this process, and Ctrl-C reaches it through us alone.
 */
export async function startPostmaster(options: {
  home: ClusterHome;
  cluster: string;
  binaries: string;
  socketFolder: string;
  settings: Record<string, string>;
}): Promise<Postmaster> {
  const { home, cluster, binaries, socketFolder } = options;
  await clearRemains(cluster, socketFolder);
  const logFile = join(home.folder, 'postgres.log');
  if (sizeOf(logFile) > 10_000_000) renameSync(logFile, `${logFile}.1`);
  const own = { ...serverSettings(usableMemory()), cluster_name: clusterName(cluster) };
  const settings = { ...own, ...options.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(logFile, 'a', 0o600);
  const startedAt = sizeOf(logFile);
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', cluster, '-k', socketFolder, '-p', String(port), ...flags],
    {
      ...(home.user ?? {}),
      cwd: '/',
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  child.unref();
  const pid = await spawned(child);
  if (!(await answers({ pid, socketFolder }))) {
    const said = readFileSync(logFile, 'utf8').slice(startedAt).trim().split('\n');
    const reason = said.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? said.at(-1);
    throw new LaunchError(`PostgreSQL did not start in ${cluster}: ${reason}`);
  }
  return { pid, socketFolder };
}

const spawned = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new LaunchError(`cannot run PostgreSQL: ${error.message}`)));
    child.once('spawn', () => resolve(child.pid ?? 0));
  });

/**
 * Waits until the server answers, through its start-up and crash recovery, however long it takes.
 * False when it ends, or when it is silent for `silentMs` (its socket may have been removed).
 */
export async function answers(server: Postmaster, silentMs = 20_000): Promise<boolean> {
  let heardAt = performance.now();
  while (isRunning(server.pid)) {
    const code = await knock(server.socketFolder);
    if (code === null) return true;
    // 57P03 (starting up, recovering, shutting down), 53300 (full): whatever the code, it is busy, but it speaks.
    if (/^[0-9A-Z]{5}$/.test(code)) heardAt = performance.now();
    if (performance.now() - heardAt > silentMs) return false;
    await sleep(15);
  }
  return false;
}

/** Null when the server lets us in, else the code of what it or the system said. */
async function knock(socketFolder: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: socketUrl(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5_000,
    ssl: false,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'silence';
  }
}

/** Ends the server: open transactions are rolled back and everything is written down. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (signal(pid, 'SIGINT') && !(await awaitGone([pid], 30_000))) {
    signal(pid, 'SIGQUIT');
    await awaitGone([pid], 10_000);
  }
}

/**
 * After a killed postmaster its children end by themselves, but not at once, and a new server must not
 * meet them. The files it left name a process id that may be another process now, or a corpse nobody
 * reaps, and PostgreSQL would then refuse to start.
 */
async function clearRemains(cluster: string, socketFolder: string): Promise<void> {
  const remaining = clusterProcesses(cluster);
  if (!(await awaitGone(remaining, 3_000))) {
    for (const pid of remaining) signal(pid, 'SIGQUIT');
    if (!(await awaitGone(remaining, 2_000))) for (const pid of remaining) signal(pid, 'SIGKILL');
    if (!(await awaitGone(remaining, 5_000))) {
      throw new LaunchError(
        `processes of an earlier server on ${cluster} do not end: ${remaining.join(', ')}`,
      );
    }
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(join(socketFolder, `.s.PGSQL.${port}`), { force: true });
  rmSync(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
