import { expect, test } from 'vitest';
import { isPeriod, periodIn, periodOf, presetOf, reportPath } from './period.ts';

test('presets are days of the calendar, the last month whole', () => {
  expect(periodOf('7', '2031-03-03')).toEqual({ from: '2031-02-25', to: '2031-03-03' });
  expect(periodOf('last_month', '2031-03-15')).toEqual({ from: '2031-02-01', to: '2031-02-28' });
  expect(periodOf('last_month', '2032-03-01')).toEqual({ from: '2032-02-01', to: '2032-02-29' });
  expect(periodOf('month', '2031-01-01')).toEqual({ from: '2031-01-01', to: '2031-01-01' });
});

test('a period knows its preset, and one that somebody chose has none', () => {
  expect(presetOf({ from: '2031-02-02', to: '2031-03-03' }, '2031-03-03')).toBe('30');
  expect(presetOf({ from: '2031-02-02', to: '2031-02-03' }, '2031-03-03')).toBeNull();
});

test('an address without two fit days means the last 30', () => {
  const usual = periodOf('30', '2031-03-03');
  for (const search of ['', '?from=2031-01-01', '?from=2031-02-02&to=2031-01-01', '?from=x&to=y'])
    expect(periodIn(search, '2031-03-03')).toEqual(usual);
  expect(periodIn('?from=2031-01-01&to=2031-01-02', '2031-03-03')).toEqual({
    from: '2031-01-01',
    to: '2031-01-02',
  });
  expect(isPeriod('2030-01-01', '2031-01-01')).toBe(true);
  expect(isPeriod('2030-01-01', '2031-01-02')).toBe(false);
});

test('what is not asked for does not stand in an address', () => {
  expect(reportPath('/reports/ggr', { from: 'a', game: undefined })).toBe('/reports/ggr?from=a');
});
