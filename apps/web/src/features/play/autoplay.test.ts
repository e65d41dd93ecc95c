import type { StageRound } from '@arara/stage';
import { expect, test } from 'vitest';
import { type AutoplayPlan, afterRound, endOf, startRun } from './autoplay.ts';

const plan: AutoplayPlan = { rounds: 3, lossCents: 250n, winCents: 1_000n, endsAtFeature: true };
const round = (payoutCents: bigint, events: readonly unknown[] = []): StageRound => ({
  roundId: '1',
  isOpen: false,
  stakeCents: 100n,
  payoutCents,
  bet: null,
  outcome: null,
  view: null,
  events,
});

test('a run ends after its rounds', () => {
  let run = startRun(plan);
  for (let played = 0; played < 3; played += 1) {
    expect(endOf(run, null, 100n)).toBeNull();
    run = afterRound(run, round(100n));
  }
  expect(endOf(run, round(100n), 100n)).toBe('done');
});

test('no round is played that could cross the loss limit', () => {
  let run = startRun(plan);
  run = afterRound(run, round(0n));
  expect(endOf(run, round(0n), 100n)).toBeNull();
  run = afterRound(run, round(0n));
  expect(endOf(run, round(0n), 100n)).toBe('loss');
  expect(endOf(startRun(plan), null, 251n)).toBe('loss');
});

test('a win above the limit ends the run, one at it does not', () => {
  const run = startRun(plan);
  expect(endOf(run, round(1_001n), 100n)).toBe('win');
  expect(endOf(run, round(1_000n), 100n)).toBeNull();
  expect(endOf(startRun({ ...plan, winCents: null }), round(9_000n), 100n)).toBeNull();
});

test('a feature ends the run where the player wants that', () => {
  const bonus = round(0n, [{ type: 'wheel_spun' }]);
  expect(endOf(startRun(plan), bonus, 100n)).toBe('feature');
  expect(endOf(startRun({ ...plan, endsAtFeature: false }), bonus, 100n)).toBeNull();
});

test('no round is played behind a reality check: it lies over the button that ends them', () => {
  const run = startRun(plan);
  expect(endOf(run, round(0n), 100n, true)).toBe('check');
  expect(endOf(run, null, 100n, true)).toBe('check');
  expect(endOf(run, round(0n), 100n, false)).toBeNull();
});
