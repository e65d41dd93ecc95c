import { payments } from '@arara/contract';
import { describe, expect, test } from 'vitest';
import {
  canCancelWithdrawal,
  dueClock,
  isStillOpen,
  isWithdrawalOpen,
  withdrawalPollMs,
  withdrawalTimeline,
} from './withdrawal-progress.ts';

const created_at = '2026-11-20T21:04:00.000Z';
const due_at = '2026-11-20T23:04:00.000Z';
const dates = { created_at, reviewed_at: '2026-11-20T21:20:00.000Z', paid_at: '2026-11-20T21:21:00.000Z' };
const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00.000Z`);

const line = (state: (typeof payments.withdrawalStates)[number]) =>
  withdrawalTimeline({ ...dates, state }).map(({ step, mark }) => `${step} ${mark}`);

describe('[S4.07] the timeline of a withdrawal', () => {
  test('waits for the review first', () => {
    expect(line('submitted')).toEqual(['submitted done', 'review now', 'paying later', 'paid later']);
    expect(line('second_review')).toEqual(line('submitted'));
  });

  test('then for the payment, whose outcome may be unknown for a while', () => {
    expect(line('approved')).toEqual(['submitted done', 'review done', 'paying now', 'paid later']);
    expect(line('paying')).toEqual(line('approved'));
    expect(line('paid')).toEqual(['submitted done', 'review done', 'paying done', 'paid done']);
  });

  test('ends where it was turned down, taken back or came back', () => {
    expect(line('rejected').at(-1)).toBe('rejected failed');
    expect(line('cancelled').at(-1)).toBe('cancelled failed');
    expect(line('failed').at(-1)).toBe('failed failed');
  });

  test('has exactly one place that is happening while it is open, and none after', () => {
    for (const state of payments.withdrawalStates) {
      const now = line(state).filter((moment) => moment.endsWith(' now')).length;
      expect(now, state).toBe(isWithdrawalOpen(state) ? 1 : 0);
    }
  });

  test('carries the moments the server recorded', () => {
    const moments = withdrawalTimeline({ ...dates, state: 'paid' });
    expect(moments.map((moment) => moment.at)).toEqual([created_at, dates.reviewed_at, null, dates.paid_at]);
  });
});

describe('the clock against 120 minutes', () => {
  const clock = (time: string) => dueClock({ created_at, due_at }, at(time));

  test('counts what is left and what has passed', () => {
    expect(clock('21:51')).toMatchObject({
      minutesLeft: 73,
      minutesPassed: 47,
      minutesAllowed: 120,
      tone: 'cobalt',
    });
  });

  test('warns under 30 minutes and alarms under 10', () => {
    expect(clock('22:34').tone).toBe('cobalt');
    expect(clock('22:35').tone).toBe('sun');
    expect(clock('22:55').tone).toBe('scarlet');
  });

  test('never goes below zero', () => {
    expect(clock('23:30')).toMatchObject({ minutesLeft: 0, share: 0, isOverdue: true });
    expect(clock('21:00').share).toBe(1);
  });
});

test('only a withdrawal nobody has reviewed can be cancelled', () => {
  expect(payments.withdrawalStates.filter(canCancelWithdrawal)).toEqual(['submitted']);
});

test('an open withdrawal is asked about, closed ones are left alone', () => {
  expect(withdrawalPollMs([{ state: 'paid' }, { state: 'paying' }])).not.toBe(false);
  expect(withdrawalPollMs([{ state: 'paid' }, { state: 'rejected' }])).toBe(false);
});

test('that a withdrawal was sent is told while it is open, and no longer once it is cancelled', () => {
  const shown = [
    { id: 'a', state: 'submitted' },
    { id: 'b', state: 'cancelled' },
  ] as const;
  expect(isStillOpen(shown, 'a')).toBe(true);
  expect(isStillOpen(shown, 'b')).toBe(false);
  expect(isStillOpen(shown, undefined)).toBe(false);
});
