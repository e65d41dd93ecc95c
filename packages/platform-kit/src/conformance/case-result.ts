/** What became of one case: how often it was run, and what was wrong. */
export interface CaseResult {
  readonly mode: 'seamless' | 'transfer';
  readonly name: string;
  readonly runs: number;
  readonly failed: number;
  /** The first few things that were wrong. */
  readonly problems: readonly string[];
}

const problemsShown = 3;

/** The result of a case from what each run found wrong. */
export function caseResult(
  mode: CaseResult['mode'],
  name: string,
  runs: readonly (readonly string[])[],
): CaseResult {
  const failed = runs.filter((problems) => problems.length > 0);
  return {
    mode,
    name,
    runs: runs.length,
    failed: failed.length,
    problems: failed.flat().slice(0, problemsShown),
  };
}

/** Results as a table of plain text, what was wrong below it. */
export function tableOf(results: readonly CaseResult[]): string {
  const width = Math.max(4, ...results.map(({ name }) => name.length));
  const line = (mode: string, name: string, runs: string, failed: string, verdict: string) =>
    `${mode.padEnd(8)}  ${name.padEnd(width)}  ${runs.padStart(5)}  ${failed.padStart(6)}  ${verdict}`;
  const rows = results.map(({ mode, name, runs, failed }) =>
    line(mode, name, String(runs), String(failed), failed === 0 && runs > 0 ? 'pass' : 'FAIL'),
  );
  const wrong = results.flatMap(({ mode, name, problems }) =>
    problems.map((problem) => `${mode}, ${name}: ${problem}`),
  );
  const head = line('mode', 'case', 'runs', 'failed', 'result');
  return [head, '-'.repeat(head.length), ...rows, ...(wrong.length > 0 ? ['', ...wrong] : [])].join('\n');
}

/** True when every case was run and none failed. */
export const isConform = (results: readonly CaseResult[]): boolean =>
  results.length > 0 && results.every(({ runs, failed }) => runs > 0 && failed === 0);
