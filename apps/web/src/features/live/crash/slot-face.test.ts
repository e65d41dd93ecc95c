import type { live } from '@arara/contract';
import { describe, expect, test } from 'vitest';
import { slotFace, slotResult, withBets, withNews } from './slot-face.ts';

const phases = ['open', 'locked', 'playing', 'settled'] as const;

function bet(change: Partial<live.LiveOwnBet> = {}): live.LiveOwnBet {
  return {
    id: 'b1',
    name: 'an***',
    is_demo: false,
    slot: 1,
    stake: '5.00',
    state: 'placed',
    multiplier: null,
    payout: '0.00',
    round_id: 'now',
    auto_cash_out: null,
    ceiling: '1000.00',
    ...change,
  };
}

const facts = (phase: (typeof phases)[number], bets: live.LiveOwnBet[] = []) => ({
  slot: 1 as const,
  round: { id: 'now', phase },
  next: { id: 'next', phase: 'waiting' as const },
  bets,
  asked: null,
});

describe('the button of a slot', () => {
  test('without a bet it bets on the round that is open, else on the next', () => {
    expect(slotFace(facts('open'))).toEqual({ kind: 'bet', roundId: 'now', isNext: false });
    for (const phase of ['locked', 'playing', 'settled'] as const)
      expect(slotFace(facts(phase))).toEqual({ kind: 'bet', roundId: 'next', isNext: true });
    expect(slotFace({ ...facts('settled'), next: null })).toEqual({ kind: 'closed' });
    expect(slotFace({ ...facts('open'), round: null, next: null })).toEqual({ kind: 'closed' });
  });

  test('with a bet it follows the flight', () => {
    const kinds = phases.map((phase) => slotFace(facts(phase, [bet()])).kind);
    expect(kinds).toEqual(['placed', 'ready', 'flying', 'settling']);
  });

  test('the bet of the other slot is none of its own', () => {
    expect(slotFace(facts('playing', [bet({ slot: 2 })])).kind).toBe('bet');
  });

  test('what has been asked waits for the server', () => {
    expect(slotFace({ ...facts('open'), asked: 'bet' }).kind).toBe('sending');
    expect(slotFace({ ...facts('open', [bet()]), asked: 'cancel' }).kind).toBe('taking_back');
    expect(slotFace({ ...facts('playing', [bet()]), asked: 'cash_out' }).kind).toBe('leaving');
    // The flight ended meanwhile: the bet's end is what counts.
    expect(slotFace({ ...facts('settled', [bet()]), asked: 'cash_out' }).kind).toBe('settling');
  });

  test('a bet on the next round can be taken back while this one flies', () => {
    const waiting = bet({ round_id: 'next' });
    expect(slotFace(facts('playing', [waiting]))).toEqual({ kind: 'placed', bet: waiting, isNext: true });
  });

  test('a bet that was taken back leaves the slot free, one that ended does not', () => {
    expect(slotFace(facts('open', [bet({ state: 'cancelled' })]))).toMatchObject({ roundId: 'now' });
    expect(slotFace(facts('open', [bet({ state: 'cashed' })]))).toMatchObject({ roundId: 'next' });
  });
});

test('a slot tells how its bet on this round ended', () => {
  const lost = bet({ state: 'lost' });
  expect(slotResult(facts('settled', [lost]))).toBe(lost);
  expect(slotResult(facts('settled', [bet({ state: 'cashed', round_id: 'before' }), bet()]))).toBeNull();
});

test('an answer that comes late does not bring an ended bet back', () => {
  const paid = bet({ state: 'cashed', multiplier: '2.00', payout: '10.00' });
  expect(withBets([paid], [bet()])).toEqual([paid]);
  expect(withBets([bet()], [paid, bet({ id: 'b2', slot: 2 })]).map(({ state }) => state)).toEqual([
    'cashed',
    'placed',
  ]);
});

test('news of everybody’s bets reach the own ones only', () => {
  const { round_id: _round, auto_cash_out: _auto, ceiling: _ceiling, ...told } = bet({ state: 'lost' });
  expect(withNews([bet()], [told, { ...told, id: 'other' }])).toEqual([bet({ state: 'lost' })]);
  const known = [bet({ id: 'b2' })];
  expect(withNews(known, [told])).toBe(known);
});
