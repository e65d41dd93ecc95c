import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LaunchError } from './launch-error.ts';

/** Who PostgreSQL runs as: nobody in particular means the user of this very process. */
export type RunUser = { uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The unprivileged user for a new cluster. As root: the system user `postgres`, made when missing,
 * or `nobody` where users cannot be added. Otherwise the user of this process.
 */
export function chooseRunUser(): RunUser {
  if (!isRoot()) return null;
  const existing = systemUser('postgres');
  if (existing) return existing;
  spawnSync('groupadd', ['--system', 'postgres']);
  const flags = ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', [...flags, 'postgres']);
  const user = systemUser('postgres') ?? systemUser('nobody');
  if (!user) {
    throw new LaunchError(
      'no unprivileged user to run PostgreSQL as: add a system user `postgres`, or set DATABASE_URL',
    );
  }
  return user;
}

/** Looks a user up where initdb will: initdb refuses a user that has no entry. */
export function systemUser(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * Whether a shell command succeeds for the user. Asking the kernel in the user's place also answers for
 * access lists and mount options, which reading permission bits would not.
 */
export function canUserRun(user: RunUser, script: string, ...args: string[]): boolean {
  const run = spawnSync('/bin/sh', ['-c', script, 'sh', ...args], { ...(user ?? {}), cwd: '/' });
  return run.status === 0;
}
