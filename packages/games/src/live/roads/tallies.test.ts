import { expect, test } from 'vitest';
import { hotAndCold, sharesOf, tallied } from './tallies.ts';

test('counts what came, and what never did', () => {
  expect(tallied(['red', 'black', 'green'], ['red', 'green', 'red'])).toEqual([
    { key: 'red', count: 2 },
    { key: 'black', count: 0 },
    { key: 'green', count: 1 },
  ]);
});

test('hot is what came most, of equals the last seen first; cold the other end', () => {
  const { hot, cold } = hotAndCold([0, 1, 2, 3], [2, 1, 1, 2, 0], 2);
  expect(hot.map(({ key }) => key)).toEqual([2, 1]);
  expect(cold.map(({ key }) => key)).toEqual([3, 0]);
  expect(hotAndCold([0, 1], [], 2).hot).toEqual([]);
});

test('shares add up to the whole', () => {
  expect(sharesOf([97, 6, 97])).toEqual([485, 30, 485]);
  expect(sharesOf([1, 1, 1])).toEqual([334, 333, 333]);
  expect(sharesOf([0, 0])).toEqual([0, 0]);
});
