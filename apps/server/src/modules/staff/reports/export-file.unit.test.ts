import { en } from '@arara/phrases/staff/reports/en';
import { pt } from '@arara/phrases/staff/reports/pt';
import { expect, test } from 'vitest';
import { rowColumns } from './export-file.ts';

test.each([
  ['pt', pt],
  ['en', en],
])('no two columns of a file have one name: %s', (_, words) => {
  const names = rowColumns.map((column) => words[column]);
  expect(new Set(names).size).toBe(names.length);
});
