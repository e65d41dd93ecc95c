import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
/** In the tree, so that what is not bundled is found; one folder for each process of tests. */
const folder = resolve(root, '.cache/server-of-tests', process.env.VITEST_POOL_ID ?? '1');

let built: Promise<unknown> | null = null;

/** A program of the built server, built once for all tests of this process: through a loader of TypeScript each start of it takes seconds. */
export async function builtServer(program: 'main' | 'operate'): Promise<string> {
  built ??= promisify(execFile)(process.execPath, ['scripts/build.mjs', '--server', '--to', folder], {
    cwd: root,
  });
  await built;
  return resolve(folder, `${program}.js`);
}
