import { expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseCrossing } from './analysis.ts';
import { crossingDifficultyNames, crossingLadder } from './ladder.ts';
import { crossingRules } from './rules.ts';

const bet = { stake: '1.00', difficulty: 'expert' as const };
const step = { type: 'step' } as const;
const cashOut = { type: 'cash_out' } as const;
const refused = { kind: 'refused', error: 'illegal_action' };
/** Two safe lanes, then a car, then safe ones. */
const begun = () =>
  crossingRules.begin(bet, scriptedDraws([10, 24, 9, ...Array.from({ length: 12 }, () => 20)]));

function act(state: ReturnType<typeof begun>['state'], action: typeof step | typeof cashOut) {
  const acted = crossingRules.act(bet, state, action);
  if (acted.kind === 'refused') throw new Error('refused');
  return acted;
}

test.each(crossingDifficultyNames)('a bet on %s read again is the same bet', (difficulty) => {
  const wanted = { stake: '1.00', difficulty };
  expect(crossingRules.parseBet(wanted)).toEqual({ kind: 'ok', bet: wanted, stakeCents: 100n });
});

test('unknown difficulties and actions are refused', () => {
  expect(crossingRules.parseBet({ ...bet, difficulty: 'toString' })).toMatchObject({ field: 'difficulty' });
  expect(crossingRules.parseAction({ type: 'fly' })).toMatchObject({ field: 'type' });
});

test('lanes are crossed one by one and cashed out; nothing tells what comes', () => {
  const first = begun();
  expect(first.view).toMatchObject({ crossed: 0, dangers: null, canCashOut: false });
  expect(crossingRules.act(bet, first.state, cashOut)).toEqual(refused);
  const second = act(act(first.state, step).state, step);
  // 0.98 * (25 / 15)^2 = 2.7222
  expect(second.view).toMatchObject({ crossed: 2, multiplier: 27_222, payoutCents: 272, dangers: null });
  expect(crossingRules.view(bet, second.state)).toEqual(second.view);
  const paid = act(second.state, cashOut);
  expect(paid.settled).toMatchObject({ payoutCents: 272n, outcome: { end: 'cashed_out', crossed: 2 } });
  expect(paid.view).toMatchObject({
    dangers: [false, false, true, ...Array.from({ length: 12 }, () => false)],
  });
});

test('a car ends the round; the far bank is paid by itself', () => {
  const hit = act(act(act(begun().state, step).state, step).state, step);
  expect(hit.settled).toMatchObject({ payoutCents: 0n, outcome: { end: 'car_came' } });
  expect(crossingRules.act(bet, hit.state, step)).toEqual(refused);
  let safe = crossingRules.begin(bet, scriptedDraws(Array.from({ length: 15 }, () => 24)));
  for (let lane = 0; lane < 15; lane += 1) safe = act(safe.state, step);
  expect(safe.settled).toMatchObject({ payoutCents: 208_428n, outcome: { end: 'far_bank' } });
  const events = crossingRules.events(
    bet,
    safe.settled?.outcome ?? { moments: [], crossed: 0, end: 'car_came' },
  );
  expect(events).toHaveLength(17);
  expect(events.at(-1)).toMatchObject({ payoutCents: 208_428 });
});

test('[R26] every difficulty and lane returns 98% but for rounding, and the first lane pays more than the stake', () => {
  for (const { rtp, rtpAtMinStake } of analyseCrossing().configurations) {
    expect(compare(rtp, ratio(98, 100))).toBeLessThanOrEqual(0);
    expect(compare(rtp, ratio(9_799, 10_000))).toBeGreaterThan(0);
    expect(compare(rtpAtMinStake, ratio(85, 100))).toBeGreaterThan(0);
  }
  for (const difficulty of crossingDifficultyNames)
    expect(crossingLadder(difficulty)[0]).toBeGreaterThan(10_000);
});
