import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capture } from './run.mjs';

const run = new URL('run.mjs', import.meta.url).href;

/** A script that becomes one program while another still works for it; both are lines of JavaScript. */
const becoming = (program, work) =>
  capture(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { spawn } from 'node:child_process';
     import { become, exitOf } from '${run}';
     const child = spawn(process.execPath, ['--eval', ${JSON.stringify(work)}], { stdio: 'inherit' });
     const whole = exitOf(child).then((code) => code === 0);
     await become(process.execPath, ['--eval', ${JSON.stringify(program)}], {}, { child, whole });`,
  ]);
const minutes = 'setTimeout(() => {}, 300_000);';

test('whoever becomes a program ends with its exit code, and what still works for it ends too', async () => {
  expect(await becoming('process.exit(7)', minutes)).toEqual({ code: 7, output: '' });
});

test('work that is done leaves the program alone', async () => {
  const waits = 'setTimeout(() => { console.log("done"); process.exit(0); }, 1_000)';
  expect(await becoming(waits, 'process.exit(0)')).toEqual({ code: 0, output: 'done\n' });
});

test('work that fails ends the program, which is a failure', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'arara-run-'));
  const listens = join(dir, 'listens');
  const { code, output } = await becoming(
    `process.on('SIGTERM', () => { console.log('told'); process.exit(0); });
     require('node:fs').writeFileSync('${listens}', ''); ${minutes}`,
    `setInterval(() => { if (require('node:fs').existsSync('${listens}')) process.exit(3); }, 20)`,
  );
  rmSync(dir, { recursive: true });
  expect({ code, output }).toEqual({ code: 1, output: 'told\n' });
});
