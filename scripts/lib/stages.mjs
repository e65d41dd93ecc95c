import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { capture, program, run } from './run.mjs';
import './root.mjs';

/** Where each stage leaves what it found, for `npm run spec`. */
const reports = '.cache/reports';

/** What a stage counted; a stage that counts nothing has failed. */
export const verdict = (name, passed, failed) => ({
  name,
  passed,
  failed: passed + failed === 0 ? 1 : failed,
});

/** A tool that finds or does not find faults: one test. Its words are shown only when it finds some. */
async function tool(name, commands, options) {
  const results = await Promise.all(commands.map((args) => capture(process.execPath, args, options)));
  const failures = results.filter(({ code }) => code !== 0);
  for (const { output } of failures) console.log(output.trimEnd());
  console.log(`${failures.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  return verdict(name, failures.length === 0 ? 1 : 0, failures.length === 0 ? 0 : 1);
}

export const lint = (options) =>
  tool('lint', [[program('@biomejs/biome', 'biome'), 'check', '.', '--error-on-warnings']], options);

export const types = (options) =>
  tool(
    'types',
    ['node', 'web'].map((part) => [
      program('typescript', 'tsc'),
      '-p',
      `tsconfig.${part}.json`,
      // Several checkers in one process each work out the types they share; two processes fill two cores.
      '--checkers',
      '1',
      // What was checked before and has not changed since is not checked again.
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/${part}.tsbuildinfo`,
    ]),
    // It ends before collecting what it no longer needs would pay: half of its time went there.
    { ...options, env: { ...process.env, GOGC: 'off' } },
  );

export const unused = (options) =>
  tool('unused files, exports and packages', [[program('knip'), '--no-progress']], options);

/** The tests of one vitest project. Beside others they are told of when all of them have ended. */
export async function vitest(project, options) {
  const report = freshReport(project);
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [program('vitest'), 'run', '--project', project, ...flags];
  const { code, output } = await capture(process.execPath, args, options);
  console.log(output.trimEnd());
  if (!existsSync(report)) return verdict(project, 0, 1);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that cannot be loaded has no failing test in it, and errors outside of tests fail the run alone.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = numFailedTests + unloaded.length;
  return verdict(project, numPassedTests, code !== 0 && failed === 0 ? 1 : failed);
}

/** The tests in a browser. */
export async function playwright(chromium) {
  const report = freshReport('browser');
  const env = { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = [program('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
  const code = await run(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (!existsSync(report)) return verdict('browser', 0, 1);
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected;
  return verdict('browser', stats.expected + stats.flaky, code !== 0 && failed === 0 ? 1 : failed);
}

function freshReport(name) {
  const report = `${reports}/${name}.json`;
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  return report;
}

/** Prints what each stage counted, and as the last line the sum. */
export function conclude(verdicts) {
  console.log();
  for (const { name, passed, failed } of verdicts) console.log(`${name}: ${passed} passed, ${failed} failed`);
  const sum = (key) => verdicts.reduce((total, stage) => total + stage[key], 0);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
