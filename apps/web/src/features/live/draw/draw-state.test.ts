import type { live } from '@arara/contract';
import { expect, test } from 'vitest';
import { afterEvent, type DrawState, largestBets, openRound } from './draw-state.ts';

const round = (number: number, phase: live.LiveRound['phase'], outcome: unknown = null): live.LiveRound => ({
  id: `round-${number}`,
  number,
  table: 'roleta',
  phase,
  opened_at: null,
  locks_at: null,
  plays_at: null,
  ended_at: phase === 'settled' ? '2031-05-14T12:00:00.000Z' : null,
  top: null,
  end: null,
  hash: null,
  setting: null,
  outcome,
  events: [],
  bets: 0,
  stake: '0.00',
  payout: '0.00',
});
const bet = (id: string, stake: string, state: live.LiveBet['state'] = 'placed'): live.LiveBet => ({
  id,
  name: 'jo***34',
  is_demo: false,
  slot: 0,
  stake,
  state,
  multiplier: null,
  payout: '0.00',
});
const phase = (of: live.LiveRound, next: live.LiveRound | null = null): live.LiveEvent => ({
  kind: 'phase',
  server_time: '2031-05-14T12:00:00.000Z',
  round: of,
  next,
});
const bets = (roundId: string, told: live.LiveBet[]): live.LiveEvent => ({
  kind: 'bets',
  round_id: roundId,
  bets: told,
});
const open: DrawState = {
  round: round(7, 'open'),
  next: round(8, 'waiting'),
  isWaiting: false,
  bets: new Map(),
  history: [],
};

test('a result joins the history when its round is settled, and once', () => {
  const playing = afterEvent(open, phase(round(7, 'playing', { number: 17 })));
  expect(playing.history).toEqual([]);
  const settled = phase(round(7, 'settled', { number: 17 }));
  const after = afterEvent(afterEvent(playing, settled), settled);
  expect(after.history.map(({ number }) => number)).toEqual([7]);
});

test('the next round begins without bets; a late word of the last one changes nothing', () => {
  const full = afterEvent(open, bets('round-7', [bet('a', '5.00')]));
  const next = afterEvent(full, phase(round(8, 'open')));
  expect(next.bets.size).toBe(0);
  expect(afterEvent(next, phase(round(7, 'settled', { number: 3 })))).toBe(next);
  expect(afterEvent(next, bets('round-7', [bet('b', '9.00')])).bets.size).toBe(0);
});

test('bets are shown once, the largest first, and leave when they are taken back', () => {
  const told = afterEvent(open, bets('round-7', [bet('a', '5.00'), bet('b', '40.00'), bet('c', '10.00')]));
  const again = afterEvent(told, bets('round-7', [bet('a', '5.00'), bet('c', '10.00', 'cancelled')]));
  expect(largestBets(again, 5).map(({ id }) => id)).toEqual(['b', 'a']);
  const won = afterEvent(again, bets('round-7', [bet('a', '5.00', 'won')]));
  // Heard late: it was placed before it won.
  expect(afterEvent(won, bets('round-7', [bet('a', '5.00')])).bets.get('a')?.state).toBe('won');
});

test('bets are taken by the open round, and by the next one while nobody is there', () => {
  expect(openRound(open)?.number).toBe(7);
  const locked = afterEvent(open, phase(round(7, 'locked'), round(8, 'waiting')));
  expect(openRound(locked)).toBeNull();
  expect(openRound({ ...locked, isWaiting: true })?.number).toBe(8);
});

test('a bet of play money stands among the others for its player alone', () => {
  const demo = { ...bet('d', '9.00'), is_demo: true };
  const start: DrawState = {
    round: round(1, 'open'),
    next: null,
    isWaiting: false,
    bets: new Map(),
    history: [],
  };
  const told = afterEvent(start, bets('round-1', [bet('a', '5.00'), demo]));
  expect(largestBets(told, 9).map(({ id }) => id)).toEqual(['a']);
  const own = { ...demo, round_id: 'round-1', bet: {}, events: [] };
  expect(largestBets(told, 9, [own, { ...own, id: 'e', state: 'cancelled' }]).map(({ id }) => id)).toEqual([
    'd',
    'a',
  ]);
});
