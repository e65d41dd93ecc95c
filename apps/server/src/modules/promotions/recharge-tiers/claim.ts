import type { DataOf, InputOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { payClaim } from '../claims.ts';
import { assertClaimable } from '../standing.ts';
import { checkRecharge } from './check.ts';

/** Pays the gift of a tier on what has been recharged so far, once for each tier. */
export async function claimRecharge(
  house: House,
  memberId: string,
  input: InputOf<typeof promotions.rechargePromotionClaim>,
): Promise<DataOf<typeof promotions.rechargePromotionClaim>> {
  return inTransaction(house.db, async (tx) => {
    await lockedBalances(tx, memberId);
    const check = await checkRecharge(house, tx, memberId);
    const chosen = input.tier
      ? check.tiers.find(({ tier }) => tier.tier === input.tier)
      : check.tiers.findLast(({ standing }) => standing.state === 'claimable');
    assertClaimable(chosen?.standing ?? check.standing);
    // A tier that can be claimed has a gift.
    if (!chosen?.gift) throw new Error('a tier is claimable without a gift');
    const { tier, gift } = chosen;
    const id = await payClaim(tx, house, {
      memberId,
      promotion: 'recharge',
      cause: tier.tier,
      amountCents: gift.rewardCents,
      rolloverTimes: check.rolloverTimes,
      details: { tier: tier.tier, total: formatAmount(check.totalCents) },
    });
    return {
      claim_id: id,
      tier: tier.tier,
      percent: formatAmount(BigInt(gift.share)),
      reward_amount: formatAmount(gift.rewardCents),
      wallet: 'cash',
      rollover_times: check.rolloverTimes,
    };
  });
}
