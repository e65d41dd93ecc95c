import type { live } from '@arara/contract';
import { expect, test } from 'vitest';
import { afterEvent, fromSnapshot, shownBets } from './table-state.ts';

const at = '2026-06-01T12:00:00.000Z';

const round = (number: number, change: Partial<live.LiveRound> = {}): live.LiveRound => ({
  id: `r${number}`,
  number,
  table: 'arara',
  phase: 'open',
  opened_at: at,
  locks_at: at,
  plays_at: at,
  ended_at: null,
  top: null,
  end: null,
  hash: null,
  setting: null,
  outcome: null,
  events: [],
  bets: 0,
  stake: '0.00',
  payout: '0.00',
  ...change,
});

const bet = (id: string, stake: string, state: live.LiveBet['state'] = 'placed'): live.LiveBet => ({
  id,
  name: 'an***',
  is_demo: false,
  slot: 1,
  stake,
  state,
  multiplier: state === 'cashed' ? '2.00' : null,
  payout: '0.00',
});

const start = fromSnapshot({ round: round(7), next: round(8, { phase: 'waiting' }), bets: [], history: [] });
const phase = (told: live.LiveRound, next: live.LiveRound | null = null): live.LiveEvent => ({
  kind: 'phase',
  server_time: at,
  round: told,
  next,
});
const bets = (roundId: string, told: live.LiveBet[]): live.LiveEvent => ({
  kind: 'bets',
  round_id: roundId,
  bets: told,
});

test('bets come, go and end; the largest stand first', () => {
  const told = [
    bets('r7', [bet('a', '2.00'), bet('b', '30.00'), bet('c', '5.00')]),
    bets('r7', [bet('c', '5.00', 'cancelled'), bet('a', '2.00', 'cashed')]),
    // Heard again, and late.
    bets('r7', [bet('a', '2.00')]),
  ].reduce(afterEvent, start);
  expect(shownBets(told).map(({ id, state }) => [id, state])).toEqual([
    ['b', 'placed'],
    ['a', 'cashed'],
  ]);
});

test('bets on the next round are there when it opens, those of the last are forgotten', () => {
  const told = [
    bets('r7', [bet('a', '2.00')]),
    bets('r8', [bet('n', '4.00')]),
    phase(round(8), round(9, { phase: 'waiting' })),
  ].reduce(afterEvent, start);
  expect(shownBets(told).map(({ id }) => id)).toEqual(['n']);
  expect([...told.bets.keys()]).toEqual(['r8']);
});

test('a round that ended is remembered once', () => {
  const ended = phase(round(7, { phase: 'settled', end: '2.31', ended_at: at }));
  const told = [ended, ended].reduce(afterEvent, start);
  expect(told.history).toEqual([{ id: 'r7', number: 7, end: '2.31', ended_at: at }]);
});

test('a late word about a past round changes nothing', () => {
  const later = afterEvent(start, phase(round(8)));
  expect(afterEvent(later, phase(round(7, { phase: 'settled', end: '1.00', ended_at: at })))).toBe(later);
});

test('a snapshot replaces everything but the bets that wait', () => {
  const known = afterEvent(start, bets('r8', [bet('n', '4.00')]));
  const told = fromSnapshot(
    { round: round(8), next: round(9, { phase: 'waiting' }), bets: [bet('x', '1.00')], history: [] },
    known,
  );
  expect(shownBets(told).map(({ id }) => id)).toEqual(['x']);
});

test('a bet of play money stands among the others for its player alone', () => {
  const demo = { ...bet('d', '9.00'), is_demo: true };
  const told = afterEvent(start, { kind: 'bets', round_id: 'r7', bets: [bet('a', '5.00'), demo] });
  expect(shownBets(told).map(({ id }) => id)).toEqual(['a']);
  const own = { ...demo, round_id: 'r7', auto_cash_out: null, ceiling: '100.00' };
  expect(shownBets(told, [own, { ...own, id: 'e', round_id: 'r8' }]).map(({ id }) => id)).toEqual(['d', 'a']);
});
