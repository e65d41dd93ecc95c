import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, ratio, toNumber } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseCrash } from './analysis.ts';
import {
  allFlightTargets,
  flightEnd,
  flightHalf,
  flightPoints,
  flightWays,
  nearestFlightTarget,
} from './flight.ts';
import { crashRules } from './rules.ts';

const targets = fc.constantFrom(...allFlightTargets());

describe('bets', () => {
  test('an accepted bet read again is the same bet', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const bet = { stake: '1.00', target };
        expect(crashRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
          kind: 'ok',
          bet,
          stakeCents: 100n,
        });
      }),
    );
  });

  test.each([100, 100_100, 1_001, 10_050, 150.5, '200', null, undefined])(
    'the target %j is refused',
    (target) => {
      const result = crashRules.parseBet({ stake: '1.00', target });
      expect(result).toEqual({ kind: 'refused', error: 'bad_bet', field: 'target' });
    },
  );

  test('a wish finds the nearest target that is offered', () => {
    expect([0, 150.4, 1_004, 1_006, 10_049, 10_051, 9e9].map(nearestFlightTarget)).toEqual([
      101, 150, 1_000, 1_010, 10_000, 10_100, 100_000,
    ]);
  });

  test('the largest bet never pays more than the maximum', () => {
    const { maxStakeCents, maxPayoutCents } = crashRules.limits;
    expect((maxStakeCents * BigInt(100_000)) / 100n).toBeLessThanOrEqual(maxPayoutCents);
  });
});

describe('the flight', () => {
  test('[R26] passes a target at exactly as many points as its chance says', () => {
    fc.assert(
      fc.property(targets, fc.integer({ min: -2, max: 2 }), (target, near) => {
        const ways = flightWays(target);
        const point = Math.min(Math.max(ways + near, 0), flightPoints - 1);
        expect(flightEnd(point) >= target).toBe(point < ways);
      }),
    );
  });

  test('ends between 1.00 and 1,000', () => {
    expect([flightEnd(0), flightEnd(1), flightEnd(flightPoints - 1)]).toEqual([100_000, 100_000, 100]);
  });

  test('[R26] every target returns at least 99%, and no more than a millionth of it above', () => {
    const { configurations } = analyseCrash();
    expect(configurations).toHaveLength(allFlightTargets().length);
    const wrong = configurations.filter(
      ({ rtp, rtpAtMinStake }) =>
        compare(rtp, ratio(99, 100)) < 0 ||
        compare(rtp, ratio(990_001, 1_000_000)) >= 0 ||
        toNumber(rtpAtMinStake) <= 0.9,
    );
    expect(wrong).toEqual([]);
  });

  test('pays the target when it is reached, and nothing below', () => {
    const bet = { stake: '1.01', target: 250 };
    const point = flightWays(250);
    const play = (at: number) => {
      const draws = scriptedDraws([Math.floor(at / flightHalf), at % flightHalf]);
      const { payoutCents, outcome } = crashRules.play(bet, draws);
      return { payoutCents, events: crashRules.events(bet, outcome) };
    };
    expect(play(point - 1)).toMatchObject({
      payoutCents: 252n,
      events: [
        { type: 'flight_ended', end: 250, target: 250, isCashedOut: true, multiplier: 25_000 },
        { type: 'settled', payoutCents: 252, isAboveStake: true },
      ],
    });
    expect(play(point)).toMatchObject({
      payoutCents: 0n,
      events: [
        { end: 249, isCashedOut: false, multiplier: 0 },
        { type: 'settled', isAboveStake: false },
      ],
    });
  });
});
