import type { live } from '@arara/contract';
import { expect, test } from 'vitest';
import { afterNews, type Preview } from './preview.ts';

const at = '2026-06-01T12:00:00.000Z';

function phase(change: Partial<live.LiveRound>): live.LiveEvent {
  const round: live.LiveRound = {
    id: 'r1',
    number: 1,
    table: 'arara',
    phase: 'settled',
    opened_at: at,
    locks_at: at,
    plays_at: at,
    ended_at: at,
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
  };
  return { kind: 'phase', server_time: at, round, next: null };
}

const empty: Preview = { round: null, history: [] };

test('a result joins the past once, of a flight and of a draw', () => {
  const flown = [phase({ end: '2.00' }), phase({ end: '2.00' })].reduce(afterNews, empty);
  expect(flown.history).toEqual([{ id: 'r1', end: '2.00', outcome: null }]);
  const drawn = afterNews(flown, phase({ id: 'r2', outcome: { number: 7 } }));
  expect(drawn.history.map(({ id }) => id)).toEqual(['r2', 'r1']);
});

test('what has been drawn and is still being shown is no result yet', () => {
  expect(afterNews(empty, phase({ phase: 'playing', outcome: { number: 7 } })).history).toEqual([]);
});

test('ticks and bets change nothing', () => {
  const tick: live.LiveEvent = { kind: 'tick', round_id: 'r1', elapsed_ms: 5, multiplier: '1.00', top: null };
  expect(afterNews(empty, tick)).toBe(empty);
});
