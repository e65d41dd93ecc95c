/** A test file of a vitest report that failed: a test of it did, or it could not be loaded at all. */
const hasFailed = ({ status, assertionResults }) =>
  status === 'failed' || assertionResults.some((test) => test.status === 'failed');

const firstLine = (words = '') => words.trim().split('\n')[0];

/** What failed in a vitest report: `{ file, title, why }`, a file that cannot be loaded under its own name. */
export const failuresOf = ({ testResults }) =>
  testResults.filter(hasFailed).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return [{ file: name, title: name, why: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file: name,
      title: fullName,
      why: firstLine(failureMessages[0]),
    }));
  });

/** A vitest report as it stands after its failed files were run once more: those files are as the second report has them. */
export function afterSecondLook(report, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = report.testResults.map((file) => again.get(file.name) ?? file);
  const count = (wanted) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted)
      .length;
  return { ...report, testResults, numPassedTests: count('passed'), numFailedTests: count('failed') };
}

/** What failed in a Playwright report, retries included. */
export function browserFailuresOf({ suites }) {
  const within = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title, file, tests }) => ({
        file,
        title,
        why: firstLine(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
      })),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return suites.flatMap(within);
}

/** Whether vitest, in what it printed, tells of errors that no test has caused by itself. They are not in its report. */
export const hasStrayErrors = (output) => /Vitest caught \d+ unhandled errors? /.test(output);
