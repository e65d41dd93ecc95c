import { fields } from '@arara/contract';
import { expect, test } from 'vitest';
import { ranges } from './ranges.ts';

test('[S2.43] [S9.13] records are filtered by today, 3 days and 7 days', () => {
  expect(ranges).toEqual(['today', '3days', '7days']);
  expect(fields.range.options).toEqual(ranges);
});
