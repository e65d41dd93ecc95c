import type { live } from '@arara/contract';
import { expect, test } from 'vitest';
import { type OwnBet, ownBehind, seatBehind, seatToFollow, withAnswer } from './own-behind.ts';
import { fromSnapshot } from './seats-state.ts';

// What these do not read is left out.
const bet = (id: string, round: string, state: OwnBet['state'], stake = '10.00') =>
  ({ id, round_id: round, state, stake, behind: 'seat-3' }) as OwnBet;
const table = (phase: live.LiveRound['phase']) =>
  fromSnapshot({
    round: { id: 'a', number: 1, phase } as live.LiveRound,
    next: null,
    deals: [{ round_id: 'a', seats: [{ seat: 3, bet_id: 'seat-3' }] } as unknown as live.LiveDeal],
    history: [],
    is_waiting: false,
  });

test('a bet behind a seat is laid while bets are taken, and not behind the own seat', () => {
  expect(seatToFollow(table('open'), 3, new Set())?.bet_id).toBe('seat-3');
  expect(seatToFollow(table('open'), 3, new Set(['seat-3']))).toBeNull();
  expect(seatToFollow(table('open'), 4, new Set())).toBeNull();
  expect(seatToFollow(table('playing'), 3, new Set())).toBeNull();
  expect(seatBehind(table('playing'), bet('x', 'a', 'placed'))).toBe(3);
});

test('an answer is on top of the table until the table tells of what came later', () => {
  const placed = bet('x', 'a', 'placed');
  expect(withAnswer([], placed)).toEqual([placed]);
  const doubled = bet('x', 'a', 'placed', '20.00');
  expect(withAnswer([doubled], placed)).toEqual([doubled]);
  expect(withAnswer([bet('x', 'a', 'won')], placed)[0]?.state).toBe('won');
  expect(withAnswer([placed], bet('x', 'a', 'cancelled'))[0]?.state).toBe('cancelled');
});

test('a bet that came back with its seat is told, one that was taken back is not', () => {
  const cancelled = [bet('x', 'a', 'cancelled')];
  expect(ownBehind(cancelled, 'a', 'a', new Set())).toEqual({ seen: null, next: null, isReturned: true });
  expect(ownBehind(cancelled, 'a', 'a', new Set(['x'])).isReturned).toBe(false);
  const again = ownBehind([...cancelled, bet('y', 'a', 'placed')], 'a', 'a', new Set());
  expect(again).toMatchObject({ seen: { id: 'y' }, next: { id: 'y' }, isReturned: false });
});
