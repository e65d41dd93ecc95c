import { expect, test } from 'vitest';
import { changedAddress } from './changed-address.ts';

test('an address says what is chosen, and nothing of what is not', () => {
  expect(changedAddress('', { state: 'paid' })).toBe('state=paid');
  expect(changedAddress('?state=paid&search=ana', { search: 'bruno' })).toBe('state=paid&search=bruno');
  expect(changedAddress('?state=paid&search=ana', { search: '' })).toBe('state=paid');
  expect(changedAddress('?state=paid&after=1&after=2', { state: null, after: null })).toBe('');
});

test('pages that were turned stand one after the other', () => {
  const one = changedAddress('?state=paid', { after: ['2026-11-25 10:00:00+00_a'] });
  expect(new URLSearchParams(one).getAll('after')).toEqual(['2026-11-25 10:00:00+00_a']);
  const two = changedAddress(one, { after: ['x', 'y'] });
  expect(new URLSearchParams(two).getAll('after')).toEqual(['x', 'y']);
  expect(changedAddress(two, { after: [] })).toBe('state=paid');
});
