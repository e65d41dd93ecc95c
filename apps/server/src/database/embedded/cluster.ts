import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { LaunchError, type LaunchLog } from './launch-error.ts';
import { clusterProcesses } from './postmaster.ts';
import { databaseName, serverEnvironment } from './server-settings.ts';

/**
 * Makes the cluster in `home` unless it stands whole. It is made beside its place and renamed into it, so
 * that a making cut short leaves nothing that looks like a cluster; such remains are cleared here.
 */
export function ensureCluster(home: ClusterHome, binaries: string, log: LaunchLog): string {
  const cluster = join(home.folder, 'cluster');
  for (const name of readdirSync(home.folder)) {
    if (name.startsWith('cluster.new-')) rmSync(join(home.folder, name), { recursive: true });
  }
  if (isWhole(cluster)) {
    refuseOtherVersion(cluster, binaries);
    return cluster;
  }
  if (existsSync(cluster)) setAside(cluster, log);
  log.info(`making a database cluster in ${cluster}`);
  const partial = join(home.folder, `cluster.new-${process.pid}`);
  // Every commit waits while a new segment of the log is filled with zeros (docs/decisions/0062).
  const flags = ['--encoding=UTF8', '--locale=C', `--username=${databaseName}`, '--wal-segsize=1'];
  const auth = ['--auth-local=trust', '--auth-host=reject'];
  const run = spawnSync(join(binaries, 'bin', 'initdb'), ['-D', partial, ...flags, ...auth], {
    ...(home.user ?? {}),
    cwd: '/',
    env: serverEnvironment,
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    const said = run.stderr?.trim().split('\n') ?? [];
    // What it says last is that it takes away what it made.
    const reason = run.error?.message ?? said.find((line) => /FATAL|PANIC|error:/.test(line)) ?? said.at(-1);
    throw new LaunchError(`initdb failed in ${home.folder}: ${reason}`);
  }
  renameSync(partial, cluster);
  return cluster;
}

const isWhole = (cluster: string): boolean =>
  existsSync(join(cluster, 'PG_VERSION')) && existsSync(join(cluster, 'global', 'pg_control'));

/** What is not whole cannot be started, but somebody may still want to look at it. */
function setAside(cluster: string, log: LaunchLog): void {
  if (clusterProcesses(cluster).length > 0) {
    throw new LaunchError(
      `the database in ${cluster} is damaged while a server still runs on it: stop that first`,
    );
  }
  if (readdirSync(cluster).length === 0) {
    rmSync(cluster, { recursive: true });
    return;
  }
  const aside = `${cluster}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '')}`;
  renameSync(cluster, aside);
  log.warn(`the database cluster in ${cluster} was half made: moved to ${aside}, making a new one`);
}

function refuseOtherVersion(cluster: string, binaries: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const bki = readFileSync(join(binaries, 'share', 'postgresql', 'postgres.bki'), 'utf8').split('\n', 1)[0];
  if (bki === `# PostgreSQL ${made}`) return;
  throw new LaunchError(
    `the database in ${cluster} is of PostgreSQL ${made}, and ours is ${bki?.slice(13)}: back it up with the version that made it, and restore`,
  );
}
