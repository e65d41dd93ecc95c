import { existsSync, writeFileSync } from 'node:fs';
import { judge, readRequirements, readRows, readTests, requirementId } from './lib/proofs.mjs';
import './lib/root.mjs';

// npm run spec: which rows of the specification, and which requirements of regulators and standards, the tests of the last
// `npm test` prove.
const rowsFile = '../shared/spec-rows.tsv';
const requirementsFile = '../shared/reference/requirements.md';
const flags = new Set(process.argv.slice(2));

const fail = (line) => {
  console.error(line);
  process.exit(1);
};
if (!existsSync(rowsFile)) fail(`${rowsFile} is not there: the specification lies beside the repository`);
const tests = readTests('.cache/reports') ?? fail('no test reports yet: run npm test first');
const { rows, unknown: unknownRows } = judge(readRows(rowsFile), tests);
const required = judge(readRequirements(requirementsFile), tests, requirementId);
const requirements = required.rows;
const unknown = [...unknownRows, ...required.unknown];
const provenCount = rows.filter(({ proven }) => proven).length;
const metCount = requirements.filter(({ proven }) => proven).length;
const totals = { rows: rows.length, proven: provenCount, open: rows.length - provenCount };

if (flags.has('--write')) writeFileSync('docs/spec-coverage.md', asMarkdown());
if (flags.has('--json'))
  console.log(JSON.stringify({ ...totals, unknown, list: rows, requirements }, null, 2));
else {
  const shown = flags.has('--requirements') ? requirements : rows;
  for (const { id, proven, tests: proofs, failing } of shown) {
    const failed = failing.map((title) => `FAILED ${title}`);
    console.log([id, proven ? 'proven' : 'open', [...proofs, ...failed].join('; ')].join('\t').trimEnd());
  }
  if (unknown.length > 0) console.log(`tests name rows that do not exist: ${unknown.join(', ')}`);
  if (flags.has('--requirements'))
    console.log(`${shown.length} requirements, ${metCount} proven, ${shown.length - metCount} open`);
  else console.log(`${totals.rows} rows, ${totals.proven} proven, ${totals.open} open`);
}
if (unknown.length > 0) process.exitCode = 1;

function asMarkdown() {
  const cell = (text) => text.replaceAll('|', '\\|');
  const line = ({ id, kind, statement, proven, tests: proofs }) =>
    `| ${id} | ${kind} | ${cell(statement)} | ${proven ? 'proven' : 'open'} | ${cell(proofs.join('<br>'))} |`;
  const head = '| row | kind | statement | state | tests |\n|---|---|---|---|---|';
  return `# Coverage of the specification

Written by \`npm run spec -- --write\` from the reports of the last \`npm test\`: ${totals.proven} of ${totals.rows} rows are proven,
and ${metCount} of ${requirements.length} [requirements of regulators and standards](#requirements-of-regulators-and-standards).

${head}
${rows.map(line).join('\n')}

## Requirements of regulators and standards

BCB is the Central Bank's Pix API 2.9.0, GLI a clause of GLI-19 v3.0, ASVS the OWASP ASVS 5.0, L the Lei 14.790/2023, P a Portaria of the SPA/MF.

${head}
${requirements.map(line).join('\n')}
`;
}
