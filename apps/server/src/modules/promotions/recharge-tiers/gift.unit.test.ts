import { expect, test } from 'vitest';
import { giftOf, type Tier } from './gift.ts';

const bronze: Tier = { tier: 'bronze', from: 1_000_00n, to: 5_000_00n, share_from: 500, share_to: 1000 };
const silver: Tier = { tier: 'silver', from: 5_001_00n, to: 15_000_00n, share_from: 1000, share_to: 1500 };
const gold: Tier = { tier: 'gold', from: 15_001_00n, to: 30_000_00n, share_from: 1500, share_to: 1800 };
const platinum: Tier = {
  tier: 'platinum',
  from: 30_001_00n,
  to: 60_000_00n,
  share_from: 1800,
  share_to: 2000,
};
const diamond: Tier = {
  tier: 'diamond',
  from: 60_001_00n,
  to: 100_000_00n,
  share_from: 2000,
  share_to: 2000,
};

test('[S9.03] the share rises linearly inside a tier, from its lower to its upper figure', () => {
  const ends: [Tier, bigint, number, bigint][] = [
    [bronze, 1_000_00n, 500, 50_00n],
    [bronze, 3_000_00n, 750, 225_00n],
    [bronze, 5_000_00n, 1000, 500_00n],
    [silver, 5_001_00n, 1000, 500_10n],
    [silver, 15_000_00n, 1500, 2_250_00n],
    [gold, 15_001_00n, 1500, 2_250_15n],
    [gold, 30_000_00n, 1800, 5_400_00n],
    [platinum, 30_001_00n, 1800, 5_400_18n],
    [platinum, 60_000_00n, 2000, 12_000_00n],
    [diamond, 60_001_00n, 2000, 12_000_20n],
    [diamond, 100_000_00n, 2000, 20_000_00n],
  ];
  for (const [tier, total, share, reward] of ends)
    expect(giftOf(tier, total), `${tier.tier} ${total}`).toMatchObject({ share, rewardCents: reward });
});

test('below a tier there is nothing; above it no more than at its upper figure', () => {
  expect(giftOf(bronze, 999_99n)).toBeNull();
  expect(giftOf(silver, 5_000_99n)).toBeNull();
  expect(giftOf(bronze, 80_000_00n)).toMatchObject({
    baseCents: 5_000_00n,
    share: 1000,
    rewardCents: 500_00n,
  });
  expect(giftOf(diamond, 900_000_00n)).toMatchObject({ share: 2000, rewardCents: 20_000_00n });
});

test('the reward is rounded down once', () => {
  // 1,000.01 of 4,000.00 more than the lower figure: 5.0000125%.
  expect(giftOf(bronze, 1_000_01n)?.rewardCents).toBe(50_00n);
});
