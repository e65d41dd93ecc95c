import { expect, test } from 'vitest';
import { moveGame } from './placing.ts';

const start = { order: ['a', 'b', 'c', 'd', 'e'], placed: 2 };
const move = (from: number, to: number, of = start, max = 60) => {
  const { order, placed } = moveGame(of, from, to, max);
  return `${order.slice(0, placed).join('')}|${order.slice(placed).join('')}`;
};

test('games that have a place change it among each other', () => {
  expect(move(0, 1)).toBe('ba|cde');
  expect(move(1, 0)).toBe('ba|cde');
});

test('one that followed gets the place it is moved to, and those above it keep theirs', () => {
  expect(move(4, 0)).toBe('eab|cd');
  expect(move(2, 2)).toBe('ab|cde');
  expect(move(4, 2)).toBe('abe|cd');
  expect(move(4, 3)).toBe('abce|d');
});

test('one that is moved below the line lets its place go', () => {
  expect(move(0, 2)).toBe('b|cade');
  expect(move(1, 4)).toBe('a|cdeb');
  expect(move(4, 5, { order: start.order, placed: 5 })).toBe('abcd|e');
});

test('no move leaves the list, and there is a most', () => {
  expect(move(0, -1)).toBe('ab|cde');
  expect(move(9, 0)).toBe('ab|cde');
  expect(move(4, 5)).toBe('ab|cde');
  expect(move(4, 0, start, 2)).toBe('ea|bcd');
});
