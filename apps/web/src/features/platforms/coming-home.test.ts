import { expect, test } from 'vitest';
import { bringsAll, comingAfterLook, comingOf } from './coming-home.ts';
import type { Transfer } from './use-wallets.ts';

const transfer = (state: Transfer['state'], more: Partial<Transfer> = {}): Transfer => ({
  id: '1',
  platType: 'day7',
  platform_name: 'Day7',
  direction: 'out',
  money: '200.00',
  state,
  reason: '',
  created_at: '2031-03-04T02:30:00Z',
  settled_at: state === 'done' || state === 'failed' ? '2031-03-04T02:30:01Z' : null,
  ...more,
});
const answer = (items: Transfer[], unreachable: string[] = []) => ({ items, unreachable, money: '0.00' });
const there = (balance: string, status: 'ok' | 'unreachable' = 'ok') => ({
  platType: 'day7',
  name: 'Day7',
  balance,
  status,
  is_open: true,
});

test('[S2.40] money is home when all of it has arrived, and not while nobody can tell', () => {
  expect(comingOf(answer([transfer('done')]))).toEqual({ kind: 'home' });
  for (const state of ['unknown', 'pending'] as const) {
    const open = transfer(state);
    expect(comingOf(answer([transfer('done'), open])), state).toEqual({ kind: 'open', transfer: open });
    // What is followed may be known before a platform that is silent answers.
    expect(comingOf(answer([open], ['day7'])), state).toEqual({ kind: 'open', transfer: open });
  }
});

test('[S2.40] a transfer that was not made and a platform that is silent keep the page', () => {
  const failed = transfer('failed');
  expect(comingOf(answer([failed]))).toEqual({ kind: 'failed', transfer: failed });
  expect(comingOf(answer([], ['day7']))).toEqual({ kind: 'unreachable' });
});

test('[S2.40] where nothing was sent, what is on its way and what is there decide', () => {
  expect(comingOf(answer([]))).toEqual({ kind: 'none' });
  const open = transfer('unknown', { direction: 'in' });
  expect(comingAfterLook([transfer('done'), open], there('100.00'))).toEqual({
    kind: 'open',
    transfer: open,
  });
  expect(comingAfterLook([transfer('done')], there('100.00'))).toEqual({ kind: 'none' });
  expect(comingAfterLook([transfer('done')], there('0.00', 'unreachable'))).toEqual({ kind: 'unreachable' });
  expect(comingAfterLook([transfer('failed')], there('0.00'))).toEqual({ kind: 'home' });
  expect(comingAfterLook([], undefined)).toEqual({ kind: 'home' });
});

test('[S2.40] a transfer brings all that is there, or leaves a rest', () => {
  expect(bringsAll(transfer('unknown'), 20_000n)).toBe(true);
  expect(bringsAll(transfer('unknown'), 0n)).toBe(true);
  expect(bringsAll(transfer('unknown', { money: '50.00' }), 20_000n)).toBe(false);
  expect(bringsAll(transfer('unknown', { direction: 'in' }), 0n)).toBe(false);
});
