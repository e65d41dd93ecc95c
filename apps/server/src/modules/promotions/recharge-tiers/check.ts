import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { depositedBetween } from '../deposits.ts';
import { memberFacts } from '../member-facts.ts';
import { openPromotion } from '../promotion.ts';
import { alreadyClaimed, claimable, notEligible, type Standing } from '../standing.ts';
import { type Gift, giftOf, rechargeParams, type Tier } from './gift.ts';

interface TierStanding {
  readonly tier: Tier;
  readonly standing: Standing;
  readonly gift: Gift | null;
  /** What it gives now, or gave. */
  readonly rewardCents: bigint;
}

export interface RechargeCheck {
  readonly standing: Standing;
  readonly totalCents: bigint;
  /** The smallest single deposit that counts. */
  readonly depositMinCents: bigint;
  readonly rolloverTimes: number;
  readonly tiers: readonly TierStanding[];
}

/** What a member has recharged in all, in single deposits that qualify, and how each tier stands. */
export async function checkRecharge(house: House, db: Queryable, memberId: string): Promise<RechargeCheck> {
  const [promotion, { refusal, claimed }] = await Promise.all([
    openPromotion(house, db, 'recharge', rechargeParams),
    memberFacts(db, memberId),
  ]);
  const { startsAt, endsAt, params } = promotion;
  const totalCents = await depositedBetween(db, memberId, {
    from: startsAt,
    until: endsAt,
    minCents: params.deposit_min,
  });
  const tiers = params.tiers.map((tier): TierStanding => {
    const gift = giftOf(tier, totalCents);
    const paid = claimed.recharge.get(tier.tier);
    if (paid !== undefined) return { tier, gift, standing: alreadyClaimed, rewardCents: paid };
    const standing = refusal ? notEligible(refusal) : gift?.rewardCents ? claimable : notEligible();
    return { tier, gift, standing, rewardCents: gift?.rewardCents ?? 0n };
  });
  return {
    standing: overall(tiers, totalCents),
    totalCents,
    depositMinCents: params.deposit_min,
    rolloverTimes: params.rollover_times,
    tiers,
  };
}

function overall(tiers: readonly TierStanding[], totalCents: bigint): Standing {
  if (tiers.some(({ standing }) => standing.state === 'claimable')) return claimable;
  const open = tiers.find(({ standing }) => standing.state !== 'claimed');
  if (!open) return alreadyClaimed;
  if (totalCents === 0n && open.standing.reason === 'reward_not_eligible')
    return notEligible('no_qualified_recharge');
  return open.standing;
}
