import { existsSync, writeFileSync } from 'node:fs';
import { judge, readRows, readTests } from './lib/proofs.mjs';
import './lib/root.mjs';

// npm run spec: which rows of the specification the tests of the last `npm test` prove.
const rowsFile = '../shared/spec-rows.tsv';
const flags = new Set(process.argv.slice(2));

const fail = (line) => {
  console.error(line);
  process.exit(1);
};
if (!existsSync(rowsFile)) fail(`${rowsFile} is not there: the specification lies beside the repository`);
const tests = readTests('.cache/reports') ?? fail('no test reports yet: run npm test first');
const { rows, unknown } = judge(readRows(rowsFile), tests);
const provenCount = rows.filter(({ proven }) => proven).length;
const totals = { rows: rows.length, proven: provenCount, open: rows.length - provenCount };

if (flags.has('--write')) writeFileSync('docs/spec-coverage.md', asMarkdown());
if (flags.has('--json')) console.log(JSON.stringify({ ...totals, unknown, list: rows }, null, 2));
else {
  for (const { id, proven, tests: proofs, failing } of rows) {
    const failed = failing.map((title) => `FAILED ${title}`);
    console.log([id, proven ? 'proven' : 'open', [...proofs, ...failed].join('; ')].join('\t').trimEnd());
  }
  if (unknown.length > 0) console.log(`tests name rows that do not exist: ${unknown.join(', ')}`);
  console.log(`${totals.rows} rows, ${totals.proven} proven, ${totals.open} open`);
}
if (unknown.length > 0) process.exitCode = 1;

function asMarkdown() {
  const cell = (text) => text.replaceAll('|', '\\|');
  const lines = rows.map(
    ({ id, kind, statement, proven, tests: proofs }) =>
      `| ${id} | ${kind} | ${cell(statement)} | ${proven ? 'proven' : 'open'} | ${cell(proofs.join('<br>'))} |`,
  );
  return `# Coverage of the specification

Written by \`npm run spec -- --write\` from the reports of the last \`npm test\`: ${totals.proven} of ${totals.rows} rows are proven.

| row | kind | statement | state | tests |
|---|---|---|---|---|
${lines.join('\n')}
`;
}
