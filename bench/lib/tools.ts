import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Installs a Debian package where a program is missing and this is root; throws with the command to run otherwise. */
export function needProgram(find: () => string | null, debianPackage: string): string {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', debianPackage], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(`this benchmark needs ${debianPackage}: apt-get install ${debianPackage}`);
}

/** A program on the usual paths. */
export const onPath = (name: string) => (): string | null =>
  ['/usr/bin', '/usr/local/bin'].map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ??
  null;

/** Debian's newest pgbench. */
export function findPgbench(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => `${root}/${version}/bin/pgbench`).find((path) => existsSync(path)) ?? null;
}

/** Runs a program to its end and gives what it printed; throws when it fails. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${program} ended with ${code}: ${err.slice(-2000)}`)),
    );
  });
}
