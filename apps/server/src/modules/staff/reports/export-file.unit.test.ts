import { en } from '@arara/phrases/staff/reports/en';
import { pt } from '@arara/phrases/staff/reports/pt';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { rowColumns } from './export-file.ts';

test.each([
  ['pt', pt],
  ['en', en],
])('no two columns of a file have one name: %s', (_, words) => {
  const names = rowColumns.map((column) => words[column]);
  expect(new Set(names).size).toBe(names.length);
});

test('text that a spreadsheet would run as a formula is text', () => {
  expect(csvLine(['=cmd()', '+1', '-1', '@x', 'a"b', 'a;b', 'plain'], 'en')).toBe(
    `'=cmd(),'+1,'-1,'@x,"a""b","a;b",plain\r\n`,
  );
  expect(csvLine([{ amount: '-12.50' }, { count: 3 }, null, 'ok'], 'pt')).toBe('-12,50;3;;ok\r\n');
});
