import { describe, expect, test } from 'vitest';
import { fitStake, quickStakesFor, stakeDown, stakeUp } from './stakes.ts';

const any = { minCents: 10n, maxCents: 100_000n, stepCents: 1n };
const lines = { minCents: 20n, maxCents: 20_000n, stepCents: 20n };

describe('stakes', () => {
  test('fit the limits and the step of the game', () => {
    expect(fitStake(5n, any)).toBe(10n);
    expect(fitStake(999_999n, any)).toBe(100_000n);
    expect(fitStake(50n, lines)).toBe(40n);
    expect(fitStake(0n, lines)).toBe(20n);
  });

  test('step along round figures and back', () => {
    const up: bigint[] = [10n];
    while ((up.at(-1) ?? 0n) < any.maxCents) up.push(stakeUp(up.at(-1) ?? 0n, any));
    expect(up.slice(0, 12)).toEqual([10n, 20n, 30n, 40n, 50n, 60n, 70n, 80n, 90n, 100n, 200n, 300n]);
    const down: bigint[] = [any.maxCents];
    while ((down.at(-1) ?? 0n) > any.minCents) down.push(stakeDown(down.at(-1) ?? 0n, any));
    expect(down.toReversed()).toEqual(up);
  });

  test('every step of a line game is a whole stake on each line', () => {
    let stake = lines.minCents;
    while (stake < lines.maxCents) {
      const next = stakeUp(stake, lines);
      expect(next).toBeGreaterThan(stake);
      expect(next % lines.stepCents).toBe(0n);
      stake = next;
    }
    expect(stakeUp(stake, lines)).toBe(lines.maxCents);
    expect(stakeDown(lines.minCents, lines)).toBe(lines.minCents);
  });

  test('offer only what the game accepts', () => {
    expect(quickStakesFor({ ...any, maxCents: 1_000n })).toEqual([100n, 500n, 1_000n]);
  });
});
