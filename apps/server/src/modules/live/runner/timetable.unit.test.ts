import { expect, test } from 'vitest';
import type { DrawTable } from '../tables.ts';
import { timesOf } from './timetable.ts';

// What a timetable does not ask for is left out.
const table = (every_s: number | null, offset_s = 0) =>
  ({ play: 'draw', open_ms: 20_000, locked_ms: 3_000, every_s, offset_s }) as DrawTable;
const at = (time: string) => new Date(`2031-03-01T${time}Z`);
const playsAt = (given: DrawTable, time: string) =>
  timesOf(given, at(time)).playsAt.toISOString().slice(11, 19);

test('a round on a timetable is played at its next moment that leaves time for bets', () => {
  expect(playsAt(table(180), '12:00:00')).toBe('12:03:00');
  expect(playsAt(table(180), '12:02:52')).toBe('12:03:00');
  expect(playsAt(table(180), '12:02:53')).toBe('12:06:00');
  expect(playsAt(table(180, 90), '12:00:00')).toBe('12:01:30');
  expect(playsAt(table(300), '23:58:00')).toBe('00:00:00');
  const { locksAt, playsAt: plays } = timesOf(table(120, 60), at('09:30:00'));
  expect([locksAt, plays]).toEqual([at('09:30:57'), at('09:31:00')]);
});

test('without one, each round follows the one before it', () => {
  expect(timesOf(table(null), at('12:00:00')).locksAt).toEqual(at('12:00:20'));
  expect(playsAt(table(null), '12:00:00')).toBe('12:00:23');
});
