import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('[R16] after everything that was played, paid and given the books balance', () => {
  const out = execFileSync(process.execPath, ['dist/server/operate.js', 'reconcile'], {
    env: { ...process.env, DATA_DIR: process.env.ARARA_DATA_DIR, CAPTCHA: 'off' },
    encoding: 'utf8',
  });
  process.stdout.write(out);
  expect(out).toMatch(/difference\s+0\.00/);
});
