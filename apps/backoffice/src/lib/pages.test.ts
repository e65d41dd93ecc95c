import { expect, test } from 'vitest';
import { marksLeft, pageWithin, turnedTo } from './pages.ts';

test('a list that has become shorter is seen at its last page, and not beyond it', () => {
  expect(pageWithin(3, 20, 60)).toBe(3);
  // The only row of the third page was decided about.
  expect(pageWithin(3, 20, 40)).toBe(2);
  expect(pageWithin(3, 20, 0)).toBe(1);
  // Nobody knows yet.
  expect(pageWithin(3, 20, undefined)).toBe(3);
});

test('the next page begins where the one that is seen ends, and not where the one before it did', () => {
  expect(turnedTo(['b'], 'c', false)).toEqual(['b', 'c']);
  // The page is on its way, and the one before it stands in its place: pressed twice, or back and on again.
  expect(turnedTo(['b'], 'b', true)).toEqual(['b']);
  expect(turnedTo(['b'], 'd', true)).toEqual(['b']);
  expect(turnedTo(['b'], null, false)).toEqual(['b']);
});

test('a page whose only row was decided about gives way to the one before it', () => {
  expect(marksLeft(['b', 'c'], 0, false)).toEqual(['b']);
  expect(marksLeft(['b', 'c'], 1, false)).toEqual(['b', 'c']);
  // The first page may be empty: then nothing waits.
  expect(marksLeft([], 0, false)).toEqual([]);
  // Another page stands in its place, or none has come yet.
  expect(marksLeft(['b'], 0, true)).toEqual(['b']);
  expect(marksLeft(['b'], undefined, false)).toEqual(['b']);
});
