import { payments } from '@arara/contract';
import { describe, expect, test } from 'vitest';
import {
  type Deposit,
  depositPollMs,
  depositProgress,
  depositView,
  payPageOf,
  resumable,
} from './deposit-progress.ts';

const marks = (state: Deposit['state']) => depositProgress(state).map(({ mark }) => mark);

const expires_at = '2026-11-20T12:15:00.000Z';
const before = Date.parse('2026-11-20T12:00:00.000Z');
const after = Date.parse('2026-11-20T12:16:00.000Z');

const deposit = (part: Partial<Deposit>): Deposit => ({
  id: '0190a4d2-0000-7000-8000-000000000001',
  order_number: '1001',
  state: 'waiting',
  money: '200.00',
  payment_type: 'pix',
  payment_desc: '',
  txid: 'a'.repeat(26),
  copy_and_paste: '000201',
  pay_url: '',
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at,
  credited_at: null,
  reason: '',
  ...part,
});

describe('the four steps of a deposit', () => {
  test('walk from created to credited', () => {
    expect(marks('created')).toEqual(['now', 'later', 'later', 'later']);
    expect(marks('waiting')).toEqual(['done', 'now', 'later', 'later']);
    expect(marks('paid')).toEqual(['done', 'done', 'done', 'now']);
    expect(marks('credited')).toEqual(['done', 'done', 'done', 'done']);
  });

  test('show where it broke off', () => {
    expect(marks('expired')).toEqual(['done', 'failed', 'later', 'later']);
    expect(marks('cancelled')).toEqual(['done', 'failed', 'later', 'later']);
    expect(marks('refunded')).toEqual(['done', 'done', 'done', 'failed']);
  });

  test('never go backwards on the way to the balance', () => {
    const done = (['created', 'waiting', 'paid', 'credited'] as const).map(
      (state) => marks(state).filter((mark) => mark === 'done').length,
    );
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });
});

describe('the view of a deposit', () => {
  test('is payable until its time runs out, then overdue until the server closes it', () => {
    expect(depositView(deposit({}), before)).toBe('payable');
    expect(depositView(deposit({}), after)).toBe('overdue');
    expect(depositView(deposit({}), Date.parse(expires_at))).toBe('overdue');
  });

  test('tells a payment in time from a late one', () => {
    const inTime = deposit({ state: 'credited', credited_at: '2026-11-20T12:05:00.000Z' });
    const late = deposit({ state: 'credited', credited_at: '2026-11-20T12:20:00.000Z' });
    expect(depositView(inTime, after)).toBe('credited');
    expect(depositView(late, after)).toBe('credited_late');
  });

  test('exists for every state of the contract', () => {
    for (const state of payments.depositStates) expect(depositView(deposit({ state }), before)).toBeTruthy();
  });
});

describe('[S2.44] a waiting deposit', () => {
  test('is found again after a reload, the newest first', () => {
    const newest = deposit({ id: 'b' });
    expect(resumable([deposit({ state: 'credited' }), newest, deposit({ id: 'c' })], before)).toBe(newest);
  });

  test('is not taken up again once it can no longer be paid', () => {
    expect(resumable([deposit({}), deposit({ state: 'expired' })], after)).toBeNull();
  });

  test('is asked about until nothing can change', () => {
    expect(depositPollMs('waiting')).toBeLessThanOrEqual(5000);
    expect(depositPollMs('paid')).toBeLessThanOrEqual(2000);
    expect(depositPollMs('expired')).not.toBe(false);
    expect(depositPollMs('credited')).toBe(false);
    expect(depositPollMs('refunded')).toBe(false);
  });
});

test('[S4.10] the browser is sent to the payment address where there is no code to pay by here', () => {
  const pay_url = 'https://bank.example/pay/1';
  expect(payPageOf(deposit({ copy_and_paste: '', pay_url }))).toBe(pay_url);
  expect(payPageOf(deposit({ pay_url }))).toBeNull();
  expect(payPageOf(deposit({ copy_and_paste: '' }))).toBeNull();
});
