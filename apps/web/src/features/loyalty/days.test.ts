import { expect, test } from 'vitest';
import { rebatesByDay } from './days.ts';

test('[S2.14] the days of the chart are those of São Paulo, each with the sum of its categories', () => {
  // 01:30 in UTC is still the evening before.
  const now = new Date('2031-03-01T01:30:00Z');
  const rows = [
    { date: '2031-02-28', rebate: '0.10' },
    { date: '2031-02-28', rebate: '1.05' },
    { date: '2031-02-26', rebate: '2.00' },
    { date: '2031-02-20', rebate: '9.99' },
  ];
  expect(rebatesByDay('3days', rows, now)).toEqual([
    { day: '2031-02-26', cents: 200n },
    { day: '2031-02-27', cents: 0n },
    { day: '2031-02-28', cents: 115n },
  ]);
  expect(rebatesByDay('7days', rows, now)).toHaveLength(7);
});
