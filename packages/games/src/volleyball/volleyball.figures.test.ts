import { expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { analyseVolley } from './analysis.ts';
import { volleyRules } from './rules.ts';

test('[R26] every offered bet returns 90% to 97%, at the smallest stake too, and stays within limits', () => {
  const { configurations } = analyseVolley();
  expect(configurations.length).toBeGreaterThan(500);
  const { maxStakeCents, maxPayoutCents } = volleyRules.limits;
  for (const { rtp, rtpAtMinStake, variance, maxMultiplier } of configurations) {
    for (const exact of [rtp, variance]) expect(ratio(exact.numerator, exact.denominator)).toEqual(exact);
    for (const share of [rtp, rtpAtMinStake]) {
      expect(compare(share, ratio(90, 100))).toBeGreaterThanOrEqual(0);
      expect(compare(share, ratio(97, 100))).toBeLessThanOrEqual(0);
    }
    expect((maxStakeCents * BigInt(maxMultiplier)) / 10_000n).toBeLessThanOrEqual(maxPayoutCents);
  }
});
