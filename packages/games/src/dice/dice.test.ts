import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, ratio, toNumber } from '../ratio.ts';
import { analyseDice } from './analysis.ts';
import { diceMultiplier, rolls, winningRollsOf } from './paytable.ts';
import { type DiceBet, diceRules } from './rules.ts';

/** Draws that give one roll. */
const rolling = (roll: number) => ({
  ...createDraws(hmacSha256, { serverSeed: 's', clientSeed: 'c', nonce: 0 }),
  int: () => roll,
});

const bets: fc.Arbitrary<DiceBet> = fc
  .tuple(fc.constantFrom('over' as const, 'under' as const), fc.integer({ min: 100, max: 9_800 }))
  .map(([direction, winning]) => ({
    stake: '1.00',
    direction,
    target: direction === 'under' ? winning : rolls - 1 - winning,
  }));

describe('bets', () => {
  test('an accepted bet read again is the same bet', () => {
    fc.assert(
      fc.property(bets, (bet) => {
        expect(diceRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
          kind: 'ok',
          bet,
          stakeCents: 100n,
        });
      }),
    );
  });

  test.each([
    [{ stake: '1.00', direction: 'under', target: 99 }, 'target'],
    [{ stake: '1.00', direction: 'under', target: 9_801 }, 'target'],
    [{ stake: '1.00', direction: 'over', target: 198 }, 'target'],
    [{ stake: '1.00', direction: 'over', target: 9_900 }, 'target'],
    [{ stake: '1.00', direction: 'under', target: 50.5 }, 'target'],
    [{ stake: '1.00', direction: 'under', target: '5000' }, 'target'],
    [{ stake: '1.00', direction: 'inside', target: 5_000 }, 'direction'],
    [{ direction: 'under', target: 5_000 }, 'stake'],
  ])('%j is refused', (input, field) => {
    expect(diceRules.parseBet(input)).toEqual({ kind: 'refused', error: 'bad_bet', field });
  });

  test('the edges of the range are accepted', () => {
    const edges = [
      ['under', 100],
      ['under', 9_800],
      ['over', 199],
      ['over', 9_899],
    ];
    for (const [direction, target] of edges) {
      expect(diceRules.parseBet({ stake: '1.00', direction, target }).kind).toBe('ok');
    }
  });

  test('the largest bet never pays more than the maximum', () => {
    const most = diceMultiplier(100);
    expect((diceRules.limits.maxStakeCents * BigInt(most)) / 10_000n).toBeLessThanOrEqual(
      diceRules.limits.maxPayoutCents,
    );
  });
});

describe('payouts', () => {
  test('[R26] the payouts of all 10,000 rolls add up to the RTP that is claimed', () => {
    const bet: DiceBet = { stake: '100.00', direction: 'under', target: 4_950 };
    let paid = 0n;
    for (let roll = 0; roll < rolls; roll += 1) paid += diceRules.play(bet, rolling(roll)).payoutCents;
    const claimed = analyseDice().configurations.find(({ name }) => name === 'under 49.50');
    expect(ratio(paid, 10_000n * BigInt(rolls))).toEqual(claimed?.rtp);
    expect(claimed?.rtp).toEqual(ratio(99, 100));
  });

  test('[R26] every bet returns 99% but for the rounding of its multiplier, and at least 85% at the smallest stake', () => {
    const { configurations } = analyseDice();
    expect(configurations).toHaveLength(2 * 9_701);
    const wrong = configurations.filter(
      ({ rtp, rtpAtMinStake }) =>
        compare(rtp, ratio(99, 100)) > 0 || toNumber(rtp) <= 0.9899 || toNumber(rtpAtMinStake) < 0.85,
    );
    expect(wrong).toEqual([]);
  });

  test('a hit pays the multiplier, a miss nothing, and the target itself is a miss', () => {
    fc.assert(
      fc.property(bets, fc.integer({ min: 0, max: rolls - 1 }), (bet, roll) => {
        const { payoutCents, outcome } = diceRules.play(bet, rolling(roll));
        const isHit = bet.direction === 'under' ? roll < bet.target : roll > bet.target;
        const multiplier = diceMultiplier(winningRollsOf(bet.direction, bet.target));
        expect(payoutCents).toBe(isHit ? BigInt(Math.floor(multiplier / 100)) : 0n);
        expect(diceRules.events(bet, outcome)).toMatchObject([
          { type: 'rolled', roll, isHit },
          { type: 'settled', stakeCents: 100, payoutCents: Number(payoutCents) },
        ]);
      }),
    );
  });
});
