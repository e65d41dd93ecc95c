import { chmodSync, chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaunchError } from './launch-error.ts';
import { canUserRun, type RunUser } from './run-user.ts';

/** The system keeps 108 bytes for a socket's path, the closing zero among them. */
const socketPathBytesMax = 107;

/** A folder for the server's socket that only its user (and root) can enter, with a path short enough. */
export function openSocketFolder(name: string, user: RunUser, bases = [tmpdir(), '/tmp']): string {
  const base = bases.find((folder) => fits(join(folder, name)) && canUserRun(user, 'cd "$1"', folder));
  if (!base)
    throw new LaunchError(`no folder for PostgreSQL's socket: ${bases.join(' and ')} are too long or closed`);
  const folder = join(base, name);
  const uid = user?.uid ?? process.getuid?.();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  // Everyone may write to /tmp: what stands there under our name must be ours.
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== process.getuid?.())) {
    throw new LaunchError(`${folder} belongs to somebody else: remove it, or set TMPDIR`);
  }
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** Removes the folder of a stopped server, unless anything else is in it. */
export function closeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // What is left here is not ours to remove, and an open folder in /tmp harms nobody.
  }
}

const fits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= socketPathBytesMax;
