import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { exitOf } from './run.mjs';

const sources = ['apps', 'packages', 'db', 'scripts'];
const files = ['package-lock.json', 'package.json', 'tsconfig.base.json'];
const notSources = new Set(['node_modules', 'dist', '.data', '.cache', '__tests__']);

export const buildStamp = 'dist/.stamp';

/** Builds unless what stands in `dist` was made of just these sources. False when the build failed, and said so. */
export async function ensureBuilt() {
  return (await beginBuild()?.whole) ?? true;
}

/**
 * Begins to build, unless what stands in `dist` was made of just these sources: null then. `server` tells once the server can be run,
 * `whole` once the sites stand too; each is false when the build failed before that, and said so.
 */
export function beginBuild() {
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourceHash()) return null;
  console.log('building');
  const child = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const whole = exitOf(child).then((code) => code === 0);
  const built = new Promise((resolve) => {
    child.once('message', () => resolve(true));
  });
  return { child, server: Promise.race([built, whole]), whole };
}

/** One hash of every file that can change the build. */
export function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...files, ...sources.flatMap(filesBelow)]) {
    hash
      .update(path)
      .update('\0')
      .update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !/\.test\.(tsx?|mjs)$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}
