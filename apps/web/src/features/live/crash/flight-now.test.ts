import type { live } from '@arara/contract';
import { sharedCrashes } from '@arara/games/live';
import { expect, test } from 'vitest';
import { momentOf, worthOf } from './flight-now.ts';

const startMs = Date.parse('2026-06-01T12:00:00.000Z');
const rules = { growth: { kind: 'exponential', perMs: 0.00006 }, lowest: 101, highest: 100_000 } as const;

const round = (change: Partial<live.LiveRound>): live.LiveRound => ({
  id: 'r',
  number: 1,
  table: 'arara',
  phase: 'playing',
  opened_at: null,
  locks_at: null,
  plays_at: new Date(startMs).toISOString(),
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

test('a flight stands where the published growth says', () => {
  expect(sharedCrashes.flight?.growth).toEqual(rules.growth);
  const at = (ms: number) => momentOf(rules, round({}), startMs + ms, startMs + ms).hundredths;
  expect([0, 166, 11_553, 38_377].map(at)).toEqual([100, 101, 200, 1_000]);
  expect(at(10_000_000)).toBe(rules.highest);
});

test('it stands at 1.00 before the start and at its end after it', () => {
  for (const phase of ['waiting', 'open', 'locked'] as const)
    expect(momentOf(rules, round({ phase }), startMs + 9_000, startMs)).toEqual({
      elapsedMs: 0,
      hundredths: 100,
    });
  const ended = round({
    phase: 'settled',
    end: '2.31',
    ended_at: new Date(startMs + 14_000).toISOString(),
  });
  expect(momentOf(rules, ended, startMs + 99_000, startMs)).toEqual({ elapsedMs: 14_000, hundredths: 231 });
});

test('when nothing is heard any more the multiplier stops', () => {
  const silent = momentOf(rules, round({}), startMs + 60_000, startMs + 5_000);
  expect(silent.elapsedMs).toBe(6_500);
});

test('a bet is worth its stake times the multiplier, rounded down, up to where it leaves by itself', () => {
  expect(worthOf(333n, 150, 100_000)).toBe(499n);
  expect(worthOf(500n, 400, 250)).toBe(1_250n);
});
