import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test('a share stays between nothing and all', () => {
  expect([0n, 50n, 100n, 150n, -5n].map((done) => shareOf(done, 100n))).toEqual([0, 0.5, 1, 1, 0]);
  expect(shareOf(0n, 0n)).toBe(1);
});
