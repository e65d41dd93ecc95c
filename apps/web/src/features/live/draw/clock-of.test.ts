import { expect, test } from 'vitest';
import { clockOf } from './clock-of.ts';

test('seconds are counted up to the last, and never below none', () => {
  expect(clockOf(11_200, 15_000)).toMatchObject({ seconds: 12, text: '12', isFar: false });
  expect(clockOf(-400, 15_000)).toMatchObject({ seconds: 0, text: '0', share: 0 });
  expect(clockOf(7_500, 15_000).share).toBe(0.5);
});

test('a draw on a timetable counts minutes first', () => {
  expect(clockOf(125_000, 180_000)).toMatchObject({ text: '2:05', isFar: true, share: 1 });
  expect(clockOf(30_000, 180_000)).toMatchObject({ text: '30', share: 0.5 });
});
