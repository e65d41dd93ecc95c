import { expect, test } from 'vitest';
import { afterSecondLook, browserFailuresOf, failuresOf, hasStrayErrors } from './failures.mjs';

const passed = (fullName) => ({ fullName, status: 'passed', failureMessages: [] });
const failed = (fullName, why) => ({
  fullName,
  status: 'failed',
  failureMessages: [`${why}\n    at line 3`],
});
const file = (name, ...assertionResults) => ({
  name,
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  assertionResults,
});
const report = (...testResults) => ({ testResults, numPassedTests: 0, numFailedTests: 0 });

test('a failure is told with its file and the first line of what went wrong', () => {
  expect(
    failuresOf(
      report(file('a.test.ts', passed('one')), file('b.test.ts', passed('two'), failed('three', 'no'))),
    ),
  ).toEqual([{ file: 'b.test.ts', title: 'three', why: 'no' }]);
});

test('a file that cannot be loaded has failed under its own name', () => {
  const unloaded = {
    name: 'c.test.ts',
    status: 'failed',
    message: 'Cannot find x\nat y',
    assertionResults: [],
  };
  expect(failuresOf(report(unloaded))).toEqual([
    { file: 'c.test.ts', title: 'c.test.ts', why: 'Cannot find x' },
  ]);
});

test('a second look replaces the files it saw, and what fails again stays failed', () => {
  const first = report(
    file('a.test.ts', passed('one')),
    file('b.test.ts', passed('two'), failed('three', 'late')),
    file('c.test.ts', failed('four', 'wrong')),
  );
  const second = report(
    file('b.test.ts', passed('two'), passed('three')),
    file('c.test.ts', failed('four', 'wrong')),
  );
  const both = afterSecondLook(first, second);
  expect(both).toMatchObject({ numPassedTests: 3, numFailedTests: 1 });
  expect(failuresOf(both).map(({ title }) => title)).toEqual(['four']);
});

test('a test in a browser has failed when its last try has', () => {
  const spec = (title, status, ...messages) => ({
    title,
    file: 'x.test.ts',
    tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
  });
  const suites = [
    {
      specs: [spec('flaky', 'flaky', 'once', null)],
      suites: [{ specs: [spec('broken', 'unexpected', 'no\nat')] }],
    },
  ];
  expect(browserFailuresOf({ suites })).toEqual([{ file: 'x.test.ts', title: 'broken', why: 'no' }]);
});

test('errors outside of tests are read from what vitest prints', () => {
  const told = (count) =>
    `Vitest caught ${count} unhandled error${count > 1 ? 's' : ''} during the test run.`;
  expect([told(1), told(12), 'Tests  3 passed'].map(hasStrayErrors)).toEqual([true, true, false]);
});
