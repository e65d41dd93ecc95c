import { wheelOrder } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import { callNames, callOn, calls, neighboursOf } from './calls.ts';
import { emptyTable, pilesOf } from './chips.ts';
import { spotOf } from './spots.ts';

const covered = (keys: readonly string[]) =>
  keys.flatMap((key) => {
    const spot = spotOf(key);
    return spot && 'numbers' in spot ? spot.numbers : [];
  });

describe('calls', () => {
  test('lie on places that the table has', () => {
    for (const name of callNames) for (const key of calls[name]) expect(spotOf(key), key).not.toBeNull();
  });

  test('together cover every pocket of the wheel, and each its own arc of it', () => {
    const arcs = callNames.map((name) => new Set(covered(calls[name])));
    expect(arcs.map((arc) => arc.size)).toEqual([12, 8, 17]);
    expect(new Set(arcs.flatMap((arc) => [...arc])).size).toBe(wheelOrder.length);
    const voisins = [22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25];
    expect([...(arcs[2] ?? [])].toSorted()).toEqual(voisins.toSorted());
  });

  test('cost nine, six and five chips', () => {
    expect([calls.voisins, calls.tiers, calls.orphelins].map((keys) => keys.length)).toEqual([9, 6, 5]);
  });
});

test('a number is called with two pockets on each side, around zero too', () => {
  expect(covered(neighboursOf(0))).toEqual([3, 26, 0, 32, 15]);
  expect(covered(neighboursOf(10))).toEqual([8, 23, 10, 5, 24]);
});

test('a call lays the chip in hand on each place, twice where it says so', () => {
  const piles = pilesOf(callOn({ ...emptyTable, handCents: 500n }, calls.voisins).chips);
  expect(piles.get('street:0-2-3')).toBe(1_000n);
  expect(piles.get('split:4-7')).toBe(500n);
  expect([...piles.values()].reduce((sum, cents) => sum + cents, 0n)).toBe(4_500n);
});
