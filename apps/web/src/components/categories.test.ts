import { games } from '@arara/contract';
import { expect, test } from 'vitest';
import { orderedCategories } from './categories.ts';

test('all ten stay, those with games come first, each part in its own order', () => {
  const ordered = orderedCategories({ live: 2, fish: 1, slots: 0 });
  expect(ordered.slice(0, 3)).toEqual(['live', 'fish', 'slots']);
  expect([...ordered].sort()).toEqual([...games.categories].sort());
});
