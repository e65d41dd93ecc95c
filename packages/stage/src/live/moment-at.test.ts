import { expect, test } from 'vitest';
import { momentAt, rollMsOf, unhurried } from './moment-at.ts';

const moments = [
  { scene: 'roll', ms: 4_000 },
  { scene: 'told', ms: 500 },
];

test('who comes in the middle sees the middle, and who comes late the end', () => {
  expect(momentAt(moments, -1)).toBeNull();
  expect(momentAt(moments, 0)).toEqual({ index: 0, lateMs: 0, leftMs: 4_000 });
  expect(momentAt(moments, 2_500)).toEqual({ index: 0, lateMs: 2_500, leftMs: 1_500 });
  expect(momentAt(moments, 4_000)).toEqual({ index: 1, lateMs: 0, leftMs: 500 });
  expect(momentAt(moments, 60_000)).toEqual({ index: 1, lateMs: 56_000, leftMs: 0 });
  expect(momentAt([], 10)).toBeNull();
});

test('a scene takes the time its table gives it, no more than is pleasant and never less than its own', () => {
  const cards = [
    { scene: 1, ms: 500 },
    { scene: 2, ms: 500 },
  ];
  expect(unhurried(cards, 3_500).map(({ ms }) => ms)).toEqual([1_000, 1_000]);
  expect(unhurried(cards, 60_000).map(({ ms }) => ms)).toEqual([1_800, 1_800]);
  expect(unhurried(cards, 2_000)).toBe(cards);
});

test('a wheel turns for most of the time it has, and stands before the round is settled', () => {
  expect([rollMsOf(14_000), rollMsOf(9_000), rollMsOf(0)]).toEqual([10_000, 6_000, 4_200]);
});
