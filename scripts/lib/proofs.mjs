import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every test of the reports: its full title, and whether it passed. Null when there is no report. */
export function readTests(folder) {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0) return null;
  return files.flatMap((name) => {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return report.testResults
      ? vitestTests(report)
      : report.suites.flatMap((suite) => playwrightTests(suite, []));
  });
}

const vitestTests = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === 'passed',
      skipped: isSkipped(status),
    })),
  );

const isSkipped = (status) => ['skipped', 'pending', 'todo', 'disabled'].includes(status);

function playwrightTests(suite, above) {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).map(({ title, tests }) => ({
    title: [...titles, title].join(' '),
    passed: tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    skipped: tests.every(({ status }) => status === 'skipped'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, titles))];
}

/** The rows `id kind statement` of a table with a heading. */
export const readRows = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim())
    .map((line) => {
      const [id = '', kind = '', statement = ''] = line.split('\t');
      return { id, kind, statement };
    });

/** The numbered requirements of a list in Markdown, `[R1]` and on. */
export const readRequirements = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, number, statement = ''] = /^(\d+)\. (.+)$/.exec(line) ?? [];
      return number ? [{ id: `R${number}`, kind: 'requirement', statement }] : [];
    });

const rowId = /\bS\d+\.\d+\b/g;
export const requirementId = /\bR\d+\b/g;

/** The rows a title names in brackets: `[S7.15]`, `[S7.15, S7.16]`, `[S7.15][S7.16]`. */
export const rowsNamedIn = (title, id = rowId) =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => inside.match(id) ?? []);

/**
 * A row is proven by tests that name it and pass, and open when none does or any fails.
 * Also returns the ids that tests name and no row has; `idOfRow` tells what such an id looks like.
 */
export function judge(rows, tests, idOfRow = rowId) {
  const naming = new Map(rows.map(({ id }) => [id, []]));
  const unknown = new Set();
  for (const test of tests) {
    for (const id of new Set(rowsNamedIn(test.title, idOfRow))) {
      const named = naming.get(id);
      if (named) named.push(test);
      else unknown.add(id);
    }
  }
  const judged = rows.map((row) => {
    const named = naming.get(row.id).filter(({ skipped }) => !skipped);
    const failing = named.filter(({ passed }) => !passed).map(({ title }) => title);
    const proofs = named.filter(({ passed }) => passed).map(({ title }) => title);
    return { ...row, proven: proofs.length > 0 && failing.length === 0, tests: proofs, failing };
  });
  return { rows: judged, unknown: [...unknown].sort() };
}
