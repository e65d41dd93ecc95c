import { describe, expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseTower } from './analysis.ts';
import { towerDifficulties, towerDifficultyNames, towerFloors, towerLadder } from './ladder.ts';
import { type TowerBet, type TowerState, towerRules } from './rules.ts';

const betOf = (difficulty: TowerBet['difficulty'], stake = '1.00'): TowerBet => ({ stake, difficulty });
const pick = (tile: number) => ({ type: 'pick', tile }) as const;
const cashOut = { type: 'cash_out' } as const;
const refused = { kind: 'refused', error: 'illegal_action' };

function act(bet: TowerBet, state: TowerState, action: typeof cashOut | ReturnType<typeof pick>) {
  const acted = towerRules.act(bet, state, action);
  if (acted.kind === 'refused') throw new Error('refused');
  return acted;
}

/** A tile of the next floor without a crab, and one with. */
function tilesOf(bet: TowerBet, { crabs, picked }: TowerState) {
  const floor = crabs[picked.length] ?? [];
  const all = Array.from({ length: towerDifficulties[bet.difficulty].tiles }, (_, tile) => tile);
  return { safe: all.find((tile) => !floor.includes(tile)) ?? -1, crab: floor[0] ?? -1 };
}

describe('bets and actions', () => {
  test.each(towerDifficultyNames)('a bet on %s read again is the same bet', (difficulty) => {
    const bet = betOf(difficulty);
    expect(towerRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
      kind: 'ok',
      bet,
      stakeCents: 100n,
    });
  });

  test.each(['impossible', null, undefined])('the difficulty %j is refused', (difficulty) => {
    const result = towerRules.parseBet({ stake: '1.00', difficulty });
    expect(result).toEqual({ kind: 'refused', error: 'bad_bet', field: 'difficulty' });
  });

  test.each([
    [{ type: 'pick', tile: -1 }, 'tile'],
    [{ type: 'pick', tile: '0' }, 'tile'],
    [{ type: 'jump' }, 'type'],
    [null, 'type'],
  ])('the action %j is refused', (input, field) => {
    expect(towerRules.parseAction(input)).toEqual({ kind: 'refused', error: 'bad_action', field });
  });
});

describe('a climb', () => {
  test.each(towerDifficultyNames)('on %s hides its crabs floor by floor', (difficulty) => {
    const { state, view, settled } = towerRules.begin(betOf(difficulty), seededDraws(1));
    const { tiles, crabs } = towerDifficulties[difficulty];
    expect([settled, view]).toMatchObject([null, { crabs: null, canCashOut: false }]);
    expect(state.crabs).toHaveLength(towerFloors);
    for (const floor of state.crabs) {
      expect(new Set(floor).size).toBe(crabs);
      expect(floor.every((tile) => tile >= 0 && tile < tiles)).toBe(true);
    }
  });

  test('is cashed out at the floor it reached', () => {
    const bet = betOf('medium');
    let step = towerRules.begin(bet, seededDraws(2));
    for (let floor = 0; floor < 3; floor += 1)
      step = act(bet, step.state, pick(tilesOf(bet, step.state).safe));
    expect(towerRules.view(bet, JSON.parse(JSON.stringify(step.state)))).toEqual(step.view);
    const [, , third = 0] = towerLadder('medium');
    const paid = act(bet, step.state, cashOut);
    expect(paid.settled).toMatchObject({
      payoutCents: BigInt(Math.floor(third / 100)),
      outcome: { end: 'cashed_out' },
    });
    expect(towerRules.act(bet, { ...paid.state, picked: [] }, cashOut)).toEqual(refused);
  });

  test('ends on a crab, and is paid by itself at the top', () => {
    const bet = betOf('expert');
    const begun = towerRules.begin(bet, seededDraws(3));
    const hit = act(bet, begun.state, pick(tilesOf(bet, begun.state).crab));
    expect(hit.settled).toMatchObject({ payoutCents: 0n, outcome: { end: 'crab_hit' } });
    expect(hit.view).toMatchObject({ crabs: begun.state.crabs, multiplier: 0 });
    expect(towerRules.act(bet, hit.state, cashOut)).toEqual(refused);
    expect(towerRules.act(bet, begun.state, pick(3))).toEqual(refused);
    let step = begun;
    for (let floor = 0; floor < towerFloors; floor += 1) {
      step = act(bet, step.state, pick(tilesOf(bet, step.state).safe));
    }
    expect(step.settled).toMatchObject({ payoutCents: 642_978n, outcome: { end: 'top_reached' } });
    const events = towerRules.events(bet, step.settled?.outcome ?? { ...begun.state, end: 'crab_hit' });
    expect(events).toHaveLength(towerFloors + 3);
    expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: 642_978 });
  });

  test('equal picks look equal wherever the crabs sit', () => {
    const bet = betOf('easy');
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const [one, other] = [
        towerRules.begin(bet, seededDraws(nonce)),
        towerRules.begin(bet, seededDraws(nonce + 99)),
      ];
      expect(one.view).toEqual(other.view);
      const [first, second] = [act(bet, one.state, pick(0)), act(bet, other.state, pick(0))];
      if (!first.settled && !second.settled) expect(first.view).toEqual(second.view);
    }
  });

  test('[R26] every difficulty and floor returns 98% but for rounding, and the largest bet stays within limits', () => {
    for (const { rtp, rtpAtMinStake } of analyseTower().configurations) {
      expect(compare(rtp, ratio(98, 100))).toBeLessThanOrEqual(0);
      expect(compare(rtp, ratio(9_799, 10_000))).toBeGreaterThan(0);
      expect(compare(rtpAtMinStake, ratio(85, 100))).toBeGreaterThanOrEqual(0);
    }
    const { maxStakeCents, maxPayoutCents } = towerRules.limits;
    const most = BigInt(towerLadder('expert').at(-1) ?? 0);
    expect((maxStakeCents * most) / 10_000n).toBeLessThanOrEqual(maxPayoutCents);
  });
});
