import { shareOf } from '@arara/money';
import { z } from 'zod';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { CountedDeposit } from '../deposits.ts';
import { type MemberFacts, memberFacts } from '../member-facts.ts';
import { basisPoints, cents, days, lesserOf, openPromotion, type Promotion, times } from '../promotion.ts';
import { alreadyClaimed, claimable, notEligible, type Standing } from '../standing.ts';

export const welcomeParams = z.object({
  share: basisPoints,
  bonus_max: cents,
  deposit_min: cents,
  /** How long after the first deposit the bonus can still be chosen. */
  claim_days: days,
  rollover_times: times.min(1),
  stake_max: cents,
  /** How long the bonus can be played. */
  bonus_days: days,
});
type WelcomeParams = z.output<typeof welcomeParams>;

export const welcomeCause = 'first_deposit';
const dayMs = 86_400_000;

export interface WelcomeCheck {
  readonly standing: Standing;
  readonly promotion: Promotion<WelcomeParams>;
  readonly deposit: CountedDeposit | null;
  /** What a claim gives now; zero before the first deposit. */
  readonly rewardCents: bigint;
  readonly claimUntil: Date | null;
}

/** Whether a member can have the welcome bonus; before the first deposit it can be opted into. */
export async function checkWelcome(house: House, db: Queryable, memberId: string): Promise<WelcomeCheck> {
  const [promotion, facts] = await Promise.all([
    openPromotion(house, db, 'welcome', welcomeParams),
    memberFacts(db, memberId),
  ]);
  return judgeWelcome(promotion, facts, house.clock.now());
}

/** What a promotion gives at a moment to a member of whom so much is known. */
export function judgeWelcome(
  promotion: Promotion<WelcomeParams>,
  facts: MemberFacts,
  at: Date,
): WelcomeCheck {
  const { params } = promotion;
  const { refusal, firstDeposit: deposit } = facts;
  const claimed = facts.claimed.welcome.get(welcomeCause);
  const share = shareOf(deposit?.amountCents ?? 0n, params.share);
  const claimUntil = deposit && new Date(deposit.creditedAt.getTime() + params.claim_days * dayMs);
  const rewardCents = claimed ?? lesserOf(share, params.bonus_max);
  const standingNow = (): Standing => {
    if (claimed !== undefined) return alreadyClaimed;
    if (refusal) return notEligible(refusal);
    if (!deposit)
      return facts.isOptedIn
        ? { state: 'opted_in', reason: 'no_qualified_recharge' }
        : notEligible('no_qualified_recharge');
    if (deposit.amountCents < params.deposit_min) return notEligible();
    if (promotion.startsAt && deposit.creditedAt < promotion.startsAt) return notEligible();
    if (claimUntil && claimUntil <= at) return notEligible('reward_ended');
    // Figures that were accepted once: a bonus of nothing is none, nor is one of which nothing may be staked.
    if (rewardCents === 0n || params.stake_max === 0n) return notEligible();
    if (facts.hasActiveBonus) return notEligible('bonus_active');
    return claimable;
  };
  return { standing: standingNow(), promotion, deposit, rewardCents, claimUntil };
}
