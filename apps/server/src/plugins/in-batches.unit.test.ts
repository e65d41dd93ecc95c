import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('what is asked for at once is one run, each key once; what is asked for later is another', async () => {
  const runs: string[][] = [];
  const ask = inBatches(async (keys) => {
    runs.push(keys);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));
  });
  expect(await Promise.all([ask('a'), ask('b'), ask('a'), ask('nobody')])).toEqual(['A', 'B', 'A', null]);
  expect(await ask('a')).toBe('A');
  expect(runs).toEqual([['a', 'b', 'nobody'], ['a']]);
});

test('a run that fails fails everybody in it, and nobody after it', async () => {
  let isBroken = true;
  const ask = inBatches(async (keys) => {
    if (isBroken) throw new Error('the database is away');
    return new Map(keys.map((key) => [key, key]));
  });
  const settled = await Promise.allSettled([ask('a'), ask('b')]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask('a')).toBe('a');
});
