import { expect, test } from 'vitest';
import { secondsAhead } from './measure-cashier.ts';
import { spreadOf } from './measure-latency.ts';
import { reportText } from './report.ts';

test('[S2.42] a report has headings, names and values', () => {
  const parts = [
    { key: 'a', title: 'Window', rows: [{ key: 'size', name: 'Size', value: '390 × 844' }] },
    { key: 'b', title: 'Storage', rows: [{ key: 'token', name: 'Token', value: 'stored' }] },
  ];
  expect(reportText('Test', parts)).toBe('Test\n\nWindow\n  Size: 390 × 844\n\nStorage\n  Token: stored');
});

test.each([
  [[], null],
  [[7.4], { min: 7, median: 7, max: 7 }],
  [[40, 10, 30, 20, 90], { min: 10, median: 30, max: 90 }],
  [[10, 20, 40, 30], { min: 10, median: 25, max: 40 }],
])('[S2.42] the spread of %j is %j', (samples, spread) => {
  expect(spreadOf(samples)).toEqual(spread);
});

test('[S2.41] a clock is off from two seconds on, either way', () => {
  expect(secondsAhead({ server: 10_000, device: 10_999 })).toBe(0);
  expect(secondsAhead({ server: 10_000, device: 12_100 })).toBe(2);
  expect(secondsAhead({ server: 10_000, device: 4_000 })).toBe(-6);
});
