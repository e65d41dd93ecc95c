import { expect, test } from 'vitest';
import { pageWithin } from './pages.ts';

test('a list that has become shorter is seen at its last page, and not beyond it', () => {
  expect(pageWithin(3, 20, 60)).toBe(3);
  // The only row of the third page was decided about.
  expect(pageWithin(3, 20, 40)).toBe(2);
  expect(pageWithin(3, 20, 0)).toBe(1);
  // Nobody knows yet.
  expect(pageWithin(3, 20, undefined)).toBe(3);
});
