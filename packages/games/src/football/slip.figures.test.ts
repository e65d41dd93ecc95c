import { expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { analyseSlips } from './analysis-slips.ts';

test('[R26] singles and multiples of every length return 94% to 95%: a multiple takes the margin once', () => {
  const { configurations } = analyseSlips();
  const lengths = configurations.flatMap(({ name }) => /^multiple of (\d)/.exec(name)?.[1] ?? []);
  expect(new Set(lengths)).toEqual(new Set(['2', '3', '4', '5', '6']));
  for (const { rtp, rtpAtMinStake } of configurations) {
    for (const share of [rtp, rtpAtMinStake]) {
      expect(compare(share, ratio(94, 100))).toBeGreaterThanOrEqual(0);
      expect(compare(share, ratio(95, 100))).toBeLessThanOrEqual(0);
    }
  }
});
