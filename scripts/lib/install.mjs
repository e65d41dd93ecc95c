import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';
import './root.mjs';

const lockFile = 'package-lock.json';
const stampFile = 'node_modules/.arara-lock';
/** npm writes this last, so it stands only after a whole install. */
const npmStamp = 'node_modules/.package-lock.json';

/** Installs the packages of the lock file, unless they are installed. Ends the process when that fails. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(wanted)) return;
  console.log('installing packages (npm ci)');
  const code = await installPackages(runNpm);
  if (code !== 0) {
    console.error('npm ci failed: see above');
    process.exit(code);
  }
  writeFileSync(stampFile, wanted);
}

/**
 * What a lock file names never changes: packages that are in npm's cache are not asked for again. What the cache knows of a package may be
 * older than the version that is wanted, and npm gives up then: the second time everything is asked for. Gives npm's exit code.
 */
export async function installPackages(npm) {
  // Development packages build the site, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const code = await npm([...args, '--prefer-offline']);
  return code === 0 ? code : npm(args);
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
}

function isInstalled(wanted) {
  if (!existsSync(npmStamp)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return true;
  // Whoever installed by hand left a newer stamp than the lock file, give or take the time npm takes to write both.
  if (statSync(npmStamp).mtimeMs < statSync(lockFile).mtimeMs - 5_000) return false;
  writeFileSync(stampFile, wanted);
  return true;
}
