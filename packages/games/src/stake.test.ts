import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStake, payoutOf, settledEvent } from './stake.ts';

const limits = { minStakeCents: 20n, maxStakeCents: 1_000n, stepCents: 20n, maxPayoutCents: 10_000n };

test.each([
  ['0.20', { kind: 'ok', bet: { stake: '0.20' }, stakeCents: 20n }],
  ['1', { kind: 'ok', bet: { stake: '1.00' }, stakeCents: 100n }],
  ['10.0', { kind: 'ok', bet: { stake: '10.00' }, stakeCents: 1_000n }],
  ['0.19', { kind: 'refused', error: 'stake_too_small', field: 'stake' }],
  ['10.20', { kind: 'refused', error: 'stake_too_large', field: 'stake' }],
  ['0.30', { kind: 'refused', error: 'bad_bet', field: 'stake' }],
  ['-1.00', { kind: 'refused', error: 'bad_bet', field: 'stake' }],
  ['1e1', { kind: 'refused', error: 'bad_bet', field: 'stake' }],
  ['', { kind: 'refused', error: 'bad_bet', field: 'stake' }],
  [1, { kind: 'refused', error: 'bad_bet', field: 'stake' }],
  [null, { kind: 'refused', error: 'bad_bet', field: 'stake' }],
])('the stake %j', (stake, result) => {
  expect(parseStake({ stake }, limits)).toEqual(result);
});

test('a payout is rounded down to the centavo and never negative', () => {
  expect(payoutOf(10n, 10_999)).toBe(10n);
  expect(payoutOf(1n, 51_482_970_000)).toBe(5_148_297n);
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.nat(10 ** 9), (stake, multiplier) => {
      const payout = payoutOf(stake, multiplier);
      const exact = stake * BigInt(multiplier);
      expect(payout * 10_000n <= exact && exact < (payout + 1n) * 10_000n).toBe(true);
    }),
  );
});

test('a settled round says whether its payout is above the stake', () => {
  expect(settledEvent(100n, 99n)).toMatchObject({ multiplier: 9_900, isAboveStake: false });
  expect(settledEvent(100n, 100n)).toMatchObject({ multiplier: 10_000, isAboveStake: false });
  expect(settledEvent(100n, 101n)).toMatchObject({ multiplier: 10_100, isAboveStake: true });
});
