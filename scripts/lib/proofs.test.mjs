import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judge, readRequirements, readRows, readTests, requirementId, rowsNamedIn } from './proofs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arara-proofs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a title names rows in brackets, one or several', () => {
  expect(rowsNamedIn('[S7.15] a bet')).toEqual(['S7.15']);
  expect(rowsNamedIn('[S7.15, S7.16] and [S1.01][R3] S9.99')).toEqual(['S7.15', 'S7.16', 'S1.01']);
});

test('a row is proven only by tests that passed, and by none that failed', () => {
  const rows = ['S1.01', 'S1.02', 'S1.03', 'S1.04'].map((id) => ({ id, kind: 'product', statement: id }));
  const { rows: judged, unknown } = judge(rows, [
    { title: '[S1.01] holds', passed: true, skipped: false },
    { title: '[S1.02] holds', passed: true, skipped: false },
    { title: '[S1.02] holds twice', passed: false, skipped: false },
    { title: '[S1.03] waits', passed: false, skipped: true },
    { title: '[S9.99] of another age', passed: true, skipped: false },
  ]);
  expect(judged.map(({ proven }) => proven)).toEqual([true, false, false, false]);
  expect(judged[1]).toMatchObject({ tests: ['[S1.02] holds'], failing: ['[S1.02] holds twice'] });
  expect(unknown).toEqual(['S9.99']);
});

test('reports of both runners are read, with the titles of the groups around a test', () => {
  expect(readTests(join(folder, 'nowhere'))).toBeNull();
  expect(readTests(folder)).toBeNull();
  const unit = {
    testResults: [{ assertionResults: [{ fullName: '[S1.01] group test', status: 'passed' }] }],
  };
  const spec = { title: 'deposit', tests: [{ status: 'expected' }] };
  const browser = { suites: [{ title: 'wallet.spec.ts', suites: [{ title: '[S1.02]', specs: [spec] }] }] };
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(unit));
  writeFileSync(join(folder, 'browser.json'), JSON.stringify(browser));
  expect(readTests(folder)).toEqual([
    { title: 'wallet.spec.ts [S1.02] deposit', passed: true, skipped: false },
    { title: '[S1.01] group test', passed: true, skipped: false },
  ]);
});

test('rows are read from the table without its heading', () => {
  const file = join(folder, 'rows.tsv');
  writeFileSync(file, 'id\tkind\tstatement\nS1.01\tproduct\tAll of it\n\n');
  expect(readRows(file)).toEqual([{ id: 'S1.01', kind: 'product', statement: 'All of it' }]);
});

test('requirements are read from a numbered list, and proven by their own names', () => {
  const file = join(folder, 'requirements.md');
  writeFileSync(file, '# Of others\n\nPIX\n1. Once (BCB).\n2. Twice.\n\nGames\n3. Fair.\n');
  const list = readRequirements(file);
  expect(list.map(({ id, statement }) => [id, statement])).toEqual([
    ['R1', 'Once (BCB).'],
    ['R2', 'Twice.'],
    ['R3', 'Fair.'],
  ]);
  const titles = ['[R1] [S1.01] holds', '[R33] is another', 'R2 without brackets'];
  const tests = titles.map((title) => ({ title, passed: true, skipped: false }));
  const { rows, unknown } = judge(list, tests, requirementId);
  expect(rows.map(({ proven }) => proven)).toEqual([true, false, false]);
  expect(unknown).toEqual(['R33']);
});
