import { calls } from '@arara/contract';
import { expect, test } from 'vitest';
import { looks, showNobody } from './kinds.ts';

test('every call by which staff reads is a look at somebody, or is known to show nobody', () => {
  const reading = calls
    .filter(({ who, method }) => who === 'staff' && method === 'GET')
    .map(({ name }) => name);
  expect(reading.filter((name) => name in looks === showNobody.has(name))).toEqual([]);
  expect([...Object.keys(looks), ...showNobody].sort()).toEqual([...reading].sort());
});
