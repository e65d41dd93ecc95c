import { expect, test } from 'vitest';
import { tellSession } from '../../lib/session-store.ts';
import { askVerification, isVerified, markVerified, takePendingStep } from './verification.ts';

const start = Date.parse('2026-11-20T12:00:00.000Z');
const minutes = (count: number) => start + count * 60_000;

test('a step that was not verified does not go on, and is forgotten', () => {
  askVerification('add_account');
  expect(takePendingStep(start)).toBeNull();
  markVerified(start);
  expect(takePendingStep(start)).toBeNull();
});

test('a verified step goes on once', () => {
  askVerification('add_account');
  markVerified(start);
  expect(takePendingStep(minutes(1))).toBe('add_account');
  expect(takePendingStep(minutes(1))).toBeNull();
});

test('one check lasts ten minutes', () => {
  markVerified(start);
  expect(isVerified(minutes(9))).toBe(true);
  expect(isVerified(minutes(10))).toBe(false);
});

test('who logs in after a logout has given no password, and goes on with nothing of the member before', () => {
  tellSession({ type: 'signed_in', token: 'first' });
  askVerification('add_account');
  markVerified();
  tellSession({ type: 'signed_out' });
  tellSession({ type: 'signed_in', token: 'second' });
  expect(isVerified()).toBe(false);
  markVerified();
  expect(takePendingStep()).toBeNull();
});
