import { describe, expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analysePlinko } from './analysis.ts';
import { plinkoRisks, plinkoSlots } from './paytable.ts';
import { plinkoRules } from './rules.ts';

describe('bets', () => {
  test('an accepted bet read again is the same bet', () => {
    for (const risk of plinkoRisks) {
      for (let rows = 8; rows <= 16; rows += 1) {
        const bet = { stake: '1.00', rows, risk };
        expect(plinkoRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
          kind: 'ok',
          bet,
          stakeCents: 100n,
        });
      }
    }
  });

  test.each([
    [{ rows: 7, risk: 'low' }, 'rows'],
    [{ rows: 17, risk: 'low' }, 'rows'],
    [{ rows: '8', risk: 'low' }, 'rows'],
    [{ rows: 8, risk: 'extreme' }, 'risk'],
    [{ rows: 8 }, 'risk'],
  ])('%j is refused', (input, field) => {
    expect(plinkoRules.parseBet({ stake: '1.00', ...input })).toEqual({
      kind: 'refused',
      error: 'bad_bet',
      field,
    });
  });
});

describe('slots', () => {
  test('there is one more than rows, they mirror each other and rise to the edges', () => {
    for (const risk of plinkoRisks) {
      for (let rows = 8; rows <= 16; rows += 1) {
        const slots = plinkoSlots(rows, risk);
        expect(slots).toHaveLength(rows + 1);
        expect(slots).toEqual(slots.toReversed());
        const left = slots.slice(0, Math.ceil(slots.length / 2));
        expect(left).toEqual(left.toSorted((a, b) => b - a));
      }
    }
  });

  test.each(plinkoRisks)(
    '[R26] all 256 paths through 8 rows at %s risk pay the RTP that is claimed',
    (risk) => {
      const bet = { stake: '1.00', rows: 8, risk };
      let paid = 0n;
      for (let bits = 0; bits < 256; bits += 1) {
        const path = Array.from({ length: 8 }, (_, row) => (bits >> row) & 1);
        paid += plinkoRules.play(bet, scriptedDraws(path)).payoutCents;
      }
      const claimed = analysePlinko().configurations.find(({ name }) => name === `8 rows, ${risk} risk`);
      expect(ratio(paid, 100n * 256n)).toEqual(claimed?.rtp);
    },
  );

  test('[R26] every board returns 98.6% to 99%, the same at the smallest stake', () => {
    for (const { rtp, rtpAtMinStake } of analysePlinko().configurations) {
      expect(compare(rtp, ratio(986, 1_000))).toBeGreaterThanOrEqual(0);
      expect(compare(rtp, ratio(99, 100))).toBeLessThanOrEqual(0);
      expect(rtpAtMinStake).toEqual(rtp);
    }
  });

  test('a ball lands where it went right so often, and less than the stake is no win', () => {
    const bet = { stake: '1.00', rows: 8, risk: 'low' as const };
    expect(plinkoRules.events(bet, { path: [1, 0, 1, 0, 1, 0, 1, 0] })).toMatchObject([
      { type: 'ball_fell', slot: 4, multiplier: 6_000 },
      { type: 'settled', payoutCents: 60, isAboveStake: false },
    ]);
  });
});
