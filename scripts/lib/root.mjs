import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository; every script works from there, wherever it was called. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// Not where it stands already: a test's thread may not even ask for it.
if (process.cwd() !== root) process.chdir(root);

/** The lowest Node the packages run on. */
const lowest = [20, 19];

/** Ends with one clear line on a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > lowest[0] || (major === lowest[0] && minor >= lowest[1])) return;
  console.error(
    `Arara needs Node ${lowest.join('.')} or newer; this is ${process.version} (${process.execPath})`,
  );
  process.exit(1);
}
