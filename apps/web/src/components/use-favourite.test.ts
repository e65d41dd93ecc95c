import { expect, test } from 'vitest';
import type { Game } from './use-catalogue.ts';
import { withHeart } from './use-favourite.ts';

const list = {
  items: [
    { id: 'a', is_favourite: false },
    { id: 'b', is_favourite: true },
  ] as Game[],
  page: 1,
  page_size: 20,
  total: 2,
  counts: {} as never,
  found: {} as never,
  is_approximate: false,
};

test('[S4.09] the heart of one game turns at once and the others stay', () => {
  expect(withHeart(list, 'a', true)?.items.map((game) => game.is_favourite)).toEqual([true, true]);
  expect(withHeart(list, 'b', false)?.items.map((game) => game.is_favourite)).toEqual([false, false]);
});

test('a list that need not change stays the same object', () => {
  expect(withHeart(list, 'b', true)).toBe(list);
  expect(withHeart(list, 'gone', true)).toBe(list);
});
