import { promotions } from '@arara/contract';
import { z } from 'zod';
import { basisPoints, cents, times } from '../promotion.ts';

const tier = z.object({
  tier: z.enum(promotions.rechargeTiers),
  from: cents,
  to: cents,
  share_from: basisPoints,
  share_to: basisPoints,
});
export const rechargeParams = z.object({
  /** The smallest single deposit that counts towards the total. */
  deposit_min: cents,
  rollover_times: times,
  tiers: z.array(tier).min(1),
});
export type Tier = z.output<typeof tier>;

export interface Gift {
  /** What of the total counts for the tier: at most its upper figure. */
  readonly baseCents: bigint;
  /** Basis points, rounded down: for showing. */
  readonly share: number;
  readonly rewardCents: bigint;
}

/**
 * What a tier gives for a total recharged, or null below it. The share rises linearly from the tier's lower figure to its
 * upper one and is paid on the total, up to the upper figure; the reward is rounded down to the centavo once.
 */
export function giftOf(tier: Tier, totalCents: bigint): Gift | null {
  if (totalCents < tier.from) return null;
  const baseCents = totalCents < tier.to ? totalCents : tier.to;
  const width = tier.to - tier.from;
  const rise = BigInt(tier.share_to - tier.share_from) * (baseCents - tier.from);
  const scaled = BigInt(tier.share_from) * width + rise;
  return {
    baseCents,
    share: Number(scaled / width),
    rewardCents: (baseCents * scaled) / (width * 10_000n),
  };
}
