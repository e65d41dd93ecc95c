import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterSecondLook, browserFailuresOf, failuresOf, hasStrayErrors } from './failures.mjs';
import { root } from './root.mjs';
import { capture, program, run } from './run.mjs';

/** Where each stage leaves what it found, for `npm run spec`. */
const reports = '.cache/reports';

/** More files than these have not failed by being late. */
const mostFilesAgain = 5;

/** What a stage counted, and what failed in it; a stage that counts nothing has failed. */
export const verdict = (name, passed, failed, failures = []) => ({
  name,
  passed,
  failed: passed + failed === 0 ? 1 : failed,
  failures,
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
  const { code, output } = await runVitest(project, report, [], options);
  console.log(output.trimEnd());
  return { ...vitestVerdict(project, report, code), isStray: hasStrayErrors(output) };
}

/**
 * Runs the files that failed once more, with nothing beside them: what fails then has failed. A test that passes only
 * then is told of as unsteady: it waits for a clock that others can take from it, and wants mending. Errors outside of
 * tests belong to no file: a stage that had one has failed, whatever a second look would say.
 */
export async function secondLook(first) {
  if (first.isStray) return first;
  const report = `${reports}/${first.name}.json`;
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > mostFilesAgain || !existsSync(report)) return first;
  // Not among the reports: a test counts once.
  const again = '.cache/second-look.json';
  rmSync(again, { force: true });
  const { code, output } = await runVitest(first.name, again, files);
  console.log(output.trimEnd());
  if (!existsSync(again)) return first;
  writeFileSync(report, JSON.stringify(afterSecondLook(readJson(report), readJson(again))));
  const second = vitestVerdict(first.name, report, code);
  const stillFailing = new Set(second.failures.map(({ title }) => title));
  return { ...second, unsteady: first.failures.filter(({ title }) => !stillFailing.has(title)) };
}

function runVitest(project, report, files, options) {
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const paths = files.map((file) => relative(root, file));
  return capture(
    process.execPath,
    [program('vitest'), 'run', '--project', project, ...flags, ...paths],
    options,
  );
}

function vitestVerdict(project, report, code) {
  if (!existsSync(report)) return verdict(project, 0, 1);
  const found = readJson(report);
  // A file that cannot be loaded has no failing test in it, and errors outside of tests fail the run alone.
  const failures = failuresOf(found);
  const failed = code !== 0 && failures.length === 0 ? 1 : failures.length;
  return verdict(project, found.numPassedTests, failed, failures);
}

/** One half of the tests in a browser, to its books. */
export async function playwright(half, chromium) {
  const name = `browser, ${half}`;
  const report = freshReport(`browser-${half}`);
  const env = { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const flags = [`--project=${half}-books`, `--output=test-results/${half}`, '--reporter=list,json'];
  const args = [program('@playwright/test', 'playwright'), 'test', ...flags];
  const code = await run(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (!existsSync(report)) return verdict(name, 0, 1);
  const found = readJson(report);
  const { expected, flaky, unexpected } = found.stats;
  const failed = code !== 0 && unexpected === 0 ? 1 : unexpected;
  return verdict(name, expected + flaky, failed, browserFailuresOf(found));
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function freshReport(name) {
  const report = `${reports}/${name}.json`;
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  return report;
}

/** Prints what failed, what each stage counted, and as the last line the sum. */
export function conclude(verdicts) {
  console.log();
  for (const { name, failures = [], unsteady = [] } of verdicts) {
    for (const { title, why } of unsteady)
      console.log(`UNSTEADY ${name}: ${title}: passed alone, after: ${why}`);
    for (const { title, why } of failures) console.log(`FAILED ${name}: ${title}: ${why}`);
  }
  for (const { name, passed, failed } of verdicts) console.log(`${name}: ${passed} passed, ${failed} failed`);
  const sum = (key) => verdicts.reduce((total, stage) => total + stage[key], 0);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
