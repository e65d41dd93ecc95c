import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { verdict } from './stages.mjs';

/** What `conclude` prints last and the exit code it sets, in a process of its own. */
function conclude(verdicts) {
  const program = `import { conclude } from './scripts/lib/stages.mjs';
    conclude(${JSON.stringify(verdicts)});
    console.log(process.exitCode);
    process.exitCode = 0;`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  const lines = output.trim().split('\n');
  return { lines, last: lines.at(-2), code: Number(lines.at(-1)) };
}

test('the sum of the stages is said last, and any failure fails the run', () => {
  const lint = { name: 'lint', passed: 1, failed: 0 };
  expect(conclude([lint, { name: 'unit', passed: 41, failed: 0 }])).toMatchObject({
    last: '42 passed, 0 failed',
    code: 0,
  });
  expect(conclude([lint, { name: 'unit', passed: 40, failed: 1 }])).toMatchObject({
    last: '41 passed, 1 failed',
    code: 1,
  });
});

test('a stage without a test has failed', () => {
  expect(verdict('unit', 0, 0)).toEqual({ name: 'unit', passed: 0, failed: 1, failures: [] });
  expect(verdict('unit', 3, 0)).toEqual({ name: 'unit', passed: 3, failed: 0, failures: [] });
});

test('what failed, and what passed only alone, is named before the sums', () => {
  const failure = { file: 'a.test.ts', title: 'a bet is paid', why: 'expected 1 to be 2' };
  const { lines } = conclude([
    { ...verdict('unit', 40, 1, [failure]) },
    { ...verdict('module', 2, 0), unsteady: [{ ...failure, title: 'a round ends' }] },
  ]);
  expect(lines).toContain('FAILED unit: a bet is paid: expected 1 to be 2');
  expect(lines).toContain('UNSTEADY module: a round ends: passed alone, after: expected 1 to be 2');
});
