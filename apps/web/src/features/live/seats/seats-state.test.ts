import type { live } from '@arara/contract';
import { expect, test } from 'vitest';
import { afterEvent, type Deal, fromSnapshot, isSeatFree, seatingRound, withDeal } from './seats-state.ts';

// What these do not read is left out.
const roundOf = (id: string, number: number, phase: live.LiveRound['phase']) =>
  ({ id, number, phase, outcome: null, ended_at: null }) as live.LiveRound;
const dealOf = (round: string, seq: number, seats: readonly Partial<Deal['seats'][number]>[] = []) =>
  ({ round_id: round, seq, seats }) as Deal;
const first = fromSnapshot({
  round: roundOf('a', 1, 'playing'),
  next: roundOf('b', 2, 'waiting'),
  deals: [dealOf('a', 3, [{ seat: 2, bet_id: 'x', state: 'placed' }]), dealOf('b', 0)],
  history: [],
  is_waiting: false,
});

test('the seats are told whole, and an older word about them changes nothing', () => {
  const later = withDeal(first, dealOf('a', 5));
  expect(later.deals.get('a')?.seq).toBe(5);
  expect(withDeal(later, dealOf('a', 4))).toBe(later);
  const paid = withDeal(first, dealOf('a', 3, [{ seat: 2, bet_id: 'x', state: 'won' }]));
  expect(paid.deals.get('a')?.seats[0]?.state).toBe('won');
  expect(withDeal(paid, dealOf('a', 3, [{ seat: 2, bet_id: 'x', state: 'placed' }]))).toBe(paid);
});

test('the next round keeps the seats that were taken while it waited, and forgets those before it', () => {
  const event = (round: live.LiveRound) =>
    ({ kind: 'phase', server_time: '', round, next: roundOf('c', 3, 'waiting') }) as live.LiveEvent;
  const open = afterEvent(first, event(roundOf('b', 2, 'open')));
  expect([...open.deals.keys()]).toEqual(['b']);
  expect(afterEvent(open, event(roundOf('a', 1, 'settled')))).toBe(open);
  const settled = afterEvent(first, event({ ...roundOf('a', 1, 'settled'), outcome: { total: 20 } }));
  expect(settled.history.map(({ id }) => id)).toEqual(['a']);
  expect(afterEvent(settled, event({ ...roundOf('a', 1, 'settled'), outcome: {} })).history).toHaveLength(1);
});

test('seats of the round that waits are for those who sit now', () => {
  const target = seatingRound(first);
  if (!target) throw new Error('a round waits');
  expect(target.id).toBe('b');
  expect(isSeatFree(first, target, 2, new Set())).toBe(false);
  expect(isSeatFree(first, target, 2, new Set(['x']))).toBe(true);
  expect(isSeatFree(first, target, 3, new Set())).toBe(true);
  const taken = withDeal(first, dealOf('b', 1, [{ seat: 3, bet_id: 'y' }]));
  expect(isSeatFree(taken, target, 3, new Set(['y']))).toBe(false);
});
