import { expect, test } from 'vitest';
import { nextPage } from './use-pages.ts';

const page = (part: object) => ({ items: [1], page: 1, page_size: 20, total: 41, ...part });

test('the list goes on until its last page', () => {
  expect(nextPage(page({}))).toBe(2);
  expect(nextPage(page({ page: 2 }))).toBe(3);
  expect(nextPage(page({ page: 3 }))).toBeUndefined();
  expect(nextPage(page({ total: 20 }))).toBeUndefined();
});

test('an empty page ends the list even where the total says otherwise', () => {
  expect(nextPage(page({ items: [] }))).toBeUndefined();
});
