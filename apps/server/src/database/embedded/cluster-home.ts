import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { sharedFolder } from './binaries.ts';
import { LaunchError, type LaunchLog } from './launch-error.ts';
import { canUserRun, chooseRunUser, isRoot, type RunUser } from './run-user.ts';

/** The folder of one cluster (data, log, opener's lock) and the user that owns it. */
export type ClusterHome = { folder: string; user: RunUser };

/**
 * Finds or makes the cluster's folder: `postgres` in the data folder, or, when PostgreSQL's user cannot get
 * there, one in {@link sharedFolder}, to which `postgres.location` in the data folder then points. The
 * name there is random, so that a data folder made anew never meets the books of an old one.
 */
export function openClusterHome(dataDir: string, log: LaunchLog): ClusterHome {
  mkdirSync(dataDir, { recursive: true });
  const root = realpathSync(dataDir);
  const pointer = join(root, 'postgres.location');
  const pointed = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  const inside = join(root, 'postgres');
  if (pointed !== null && !existsSync(pointed)) {
    throw new LaunchError(
      `the database of ${root} was in ${pointed}, which is gone: put it back, or remove ${pointer} to start empty`,
    );
  }
  const existing = pointed ?? (existsSync(inside) ? inside : null);
  const owned = existing === null ? null : ownerOf(existing);
  const user = owned ? owned.user : chooseRunUser();
  if (existing !== null) return prepared(existing, user);
  if (canUserRun(user, 'cd "$1"', root)) return prepared(inside, user);

  const outside = join(
    sharedFolder,
    `${basename(root).replace(/^\.+/, '')}-${randomBytes(6).toString('hex')}`,
  );
  log.info(`placing the database in ${outside}, because its user cannot enter ${root}`);
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  chmodSync(sharedFolder, 0o755);
  const home = prepared(outside, user);
  // So that whoever tidies up can tell which folders nothing points to any more.
  writeFileSync(join(outside, 'data-dir'), `${root}\n`);
  writeFileSync(`${pointer}.new`, `${outside}\n`);
  renameSync(`${pointer}.new`, pointer);
  return home;
}

/** Null when the folder is still root's, that is, when its making was cut short. */
function ownerOf(folder: string): { user: RunUser } | null {
  const { uid, gid } = statSync(folder);
  if (isRoot()) return uid === 0 ? null : { user: { uid, gid } };
  if (uid === process.getuid?.()) return { user: null };
  throw new LaunchError(`the database in ${folder} belongs to user ${uid}: start as that user, or as root`);
}

function prepared(folder: string, user: RunUser): ClusterHome {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  if (!canUserRun(user, 'cd "$1"', folder)) {
    throw new LaunchError(
      `user ${user?.uid} cannot enter ${folder}, where the database is: let it pass the folders above`,
    );
  }
  return { folder, user };
}
