import { expect, test } from 'vitest';
import { afterTaken } from './after-taken.ts';

const chips = [
  { key: 'a', cents: 500n },
  { key: 'b', cents: 100n },
  { key: 'a', cents: 100n },
];

test('chips of bets that were not taken stay laid, place by place', () => {
  expect(afterTaken(chips, new Map([['a', 100n]]))).toEqual({
    left: [
      { key: 'a', cents: 500n },
      { key: 'b', cents: 100n },
    ],
    bet: [{ key: 'a', cents: 100n }],
  });
});

test('once all are taken, they are repeated as they were laid', () => {
  const all = new Map([
    ['a', 600n],
    ['b', 100n],
  ]);
  expect(afterTaken(chips, all)).toEqual({ left: [], bet: chips });
});
