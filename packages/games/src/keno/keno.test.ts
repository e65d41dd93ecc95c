import { expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { scriptedDraws, seededDraws } from '../scripted-draws.fixture.ts';
import { analyseKeno } from './analysis.ts';
import { kenoPays, kenoRisks } from './paytable.ts';
import { kenoRules } from './rules.ts';

const bet = { stake: '1.00', numbers: [3, 8, 21], risk: 'low' as const };

test('numbers are kept in order, and a bet read again is the same bet', () => {
  expect(kenoRules.parseBet({ ...bet, numbers: [21, 3, 8] })).toEqual({ kind: 'ok', bet, stakeCents: 100n });
  expect(kenoRules.parseBet(JSON.parse(JSON.stringify(bet)))).toMatchObject({ kind: 'ok', bet });
});

test.each([[[]], [[0]], [[41]], [[3, 3]], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]], ['3'], [null]])(
  'the numbers %j are refused',
  (numbers) => {
    const refused = { kind: 'refused', error: 'bad_bet', field: 'numbers' };
    expect(kenoRules.parseBet({ ...bet, numbers })).toEqual(refused);
  },
);

test('a stake between tenths and an unknown risk are refused', () => {
  expect(kenoRules.parseBet({ ...bet, stake: '1.05' })).toMatchObject({ field: 'stake' });
  expect(kenoRules.parseBet({ ...bet, risk: 'toString' })).toMatchObject({ field: 'risk' });
});

test('two hits of three pay 2.00 at low risk', () => {
  // The places the ten numbers are taken from: 1, then 3 and 8, then others.
  const draws = scriptedDraws([0, 1, 5, 0, 0, 0, 0, 0, 0, 20]);
  const { outcome, payoutCents } = kenoRules.play(bet, draws);
  expect(outcome.drawn.slice(0, 3)).toEqual([1, 3, 8]);
  expect(payoutCents).toBe(200n);
  const events = kenoRules.events(bet, outcome);
  expect(events.filter(({ isHit }) => isHit === true)).toHaveLength(2);
  expect(events.at(-2)).toMatchObject({ hits: 2, multiplier: 20_000 });
  expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: 200 });
});

test('ten different numbers are drawn, and what is told is what is paid', () => {
  for (let nonce = 0; nonce < 30; nonce += 1) {
    const { outcome, payoutCents } = kenoRules.play(bet, seededDraws(nonce));
    expect(new Set(outcome.drawn).size).toBe(10);
    expect(kenoRules.events(bet, outcome).at(-1)).toMatchObject({ payoutCents: Number(payoutCents) });
  }
});

test('[R26] every count of numbers at every risk returns 97% to 99.5%, and more hits never pay less', () => {
  const { configurations } = analyseKeno();
  expect(configurations).toHaveLength(30);
  for (const { rtp, rtpAtMinStake, maxMultiplier } of configurations) {
    expect(compare(rtp, ratio(970, 1_000))).toBeGreaterThanOrEqual(0);
    expect(compare(rtp, ratio(995, 1_000))).toBeLessThanOrEqual(0);
    expect(rtpAtMinStake).toEqual(rtp);
    const { maxStakeCents, maxPayoutCents } = kenoRules.limits;
    expect((maxStakeCents * BigInt(maxMultiplier)) / 10_000n).toBeLessThanOrEqual(maxPayoutCents);
  }
  for (const risk of kenoRisks)
    for (let picks = 1; picks <= 10; picks += 1) {
      const pays = kenoPays(picks, risk);
      expect(pays).toHaveLength(picks + 1);
      expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    }
});
