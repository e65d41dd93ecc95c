import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** The program a package installs, by the name of its command. */
export function program(packageName, command = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a program with our terminal as its own; resolves with its exit code (128 + n after signal n). */
export function run(file, args, options = {}) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options });
  return exitOf(child);
}

/** Runs a program of a package on this Node. */
export const runNode = (args, options = {}) => run(process.execPath, args, options);

/** Runs a program and keeps what it says: `{ code, output }`. The nicer it is, the more it leaves of the processors to others. */
export async function capture(file, args, { niceness = 0, ...options } = {}) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  if (child.pid && niceness > 0) setPriority(child.pid, niceness);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const code = await exitOf(child);
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/**
 * Runs a program until it ends or we are told to end, and ends with its exit code. `beside` is work that still runs for it, a child and
 * whether it did `whole`: the program is ended when that failed, with exit code 1, and the work with the program.
 */
export async function become(file, args, options = {}, beside = null) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options });
  forwardSignals(beside ? [child, beside.child] : [child]);
  let hasFailed = false;
  beside?.whole.then((isDone) => {
    // Ended together with the program it has not failed.
    if (isDone || child.exitCode !== null || child.signalCode !== null) return;
    hasFailed = true;
    child.kill('SIGTERM');
  });
  const code = await exitOf(child);
  beside?.child.kill('SIGTERM');
  process.exitCode = hasFailed ? 1 : code;
}

/** Passes on what we are told. A terminal tells the children of Ctrl-C itself. */
export function forwardSignals(children) {
  const tell = (name) => {
    for (const child of children) child.kill(name);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (name !== 'SIGINT' || !process.stdin.isTTY) tell(name);
    });
  }
  // npm runs us below a shell that dies of a signal without passing it on: all we see is another parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell('SIGTERM');
  }, 200);
  watch.unref();
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

export const exitOf = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`cannot run ${child.spawnfile}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code, signal) => resolve(code ?? 128 + (signalNumbers[signal] ?? 0)));
  });
