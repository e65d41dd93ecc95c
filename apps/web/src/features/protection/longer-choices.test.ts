import { expect, test } from 'vitest';
import type { Pause } from '../../components/pause/use-pause.ts';
import { longerExclusions, longerPauses } from './longer-choices.ts';

const now = Date.parse('2031-01-31T12:00:00Z');
const pause = (facts: Partial<Pause>): Pause => ({
  kind: 'pause',
  starts_at: '2031-01-30T12:00:00.000Z',
  ends_at: '2031-02-06T12:00:00.000Z',
  returns_at: null,
  may_return: false,
  ...facts,
});

test('[R38] of pauses only longer ones are offered while one runs', () => {
  expect(longerPauses(null, now)).toEqual([1, 3, 7, 14, 30]);
  expect(longerPauses(pause({}), now)).toEqual([7, 14, 30]);
  expect(longerPauses(pause({ ends_at: '2031-03-02T11:59:59.000Z' }), now)).toEqual([30]);
  expect(longerPauses(pause({ ends_at: '2031-03-02T12:00:00.000Z' }), now)).toEqual([]);
});

test('[R38] of self-exclusions only longer ones, and any again once it is over', () => {
  const excluded = (facts: Partial<Pause>) =>
    longerExclusions(pause({ kind: 'self_exclusion', ...facts }), now);
  expect(longerExclusions(pause({}), now)).toEqual([1, 3, 6, 12, 60, null]);
  // A month from the end of January ends with February.
  expect(excluded({ ends_at: '2031-02-28T11:59:59.000Z' })).toEqual([1, 3, 6, 12, 60, null]);
  expect(excluded({ ends_at: '2031-02-28T12:00:00.000Z' })).toEqual([3, 6, 12, 60, null]);
  expect(excluded({ ends_at: '2035-12-31T12:00:00.000Z' })).toEqual([60, null]);
  expect(excluded({ ends_at: '2036-01-31T12:00:00.000Z' })).toEqual([null]);
  expect(excluded({ ends_at: null })).toEqual([]);
  expect(excluded({ may_return: true })).toHaveLength(6);
  expect(excluded({ returns_at: '2031-02-01T12:00:00.000Z' })).toHaveLength(6);
});
