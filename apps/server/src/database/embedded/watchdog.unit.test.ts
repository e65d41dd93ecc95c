import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Watches itself while it has no descriptor left to look with, and tells what it took itself for. */
const starved = `
  import { openSync, closeSync } from 'node:fs';
  import { setTimeout as wait } from 'node:timers/promises';
  import { isRunning } from './process-table.ts';
  import { watchPostmaster } from './watchdog.ts';
  const restarts = [];
  const told = [];
  const log = { info: (line) => told.push(line), warn: (line) => told.push(line) };
  const server = { pid: process.pid, socketFolder: '' };
  const watchdog = watchPostmaster(server, async () => { restarts.push(1); return server; }, log);
  const taken = [];
  try { for (;;) taken.push(openSync('/dev/null')); } catch {}
  let looked;
  try { looked = isRunning(process.pid); } catch (error) { looked = error.code; }
  await wait(1000);
  for (const one of taken) closeSync(one);
  await watchdog.stop();
  console.log(JSON.stringify({ looked, restarts: restarts.length, told }));
`;

test('a server that cannot be looked at, for want of descriptors, is not taken for one that has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arara-starved-'));
  try {
    const outfile = join(folder, 'starved.mjs');
    await build({
      stdin: { contents: starved, resolveDir: import.meta.dirname, loader: 'ts' },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      'ulimit -n 60; exec "$0" "$1"',
      process.execPath,
      outfile,
    ]);
    expect(JSON.parse(stdout)).toEqual({ looked: 'EMFILE', restarts: 0, told: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
