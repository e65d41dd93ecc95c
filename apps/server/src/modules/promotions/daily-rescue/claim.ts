import type { DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { payClaim } from '../claims.ts';
import { assertClaimable } from '../standing.ts';
import { checkRescue, hasUncountedCorrection, isDayCounted } from './check.ts';

/**
 * Pays the relief for yesterday in cash, once. Fails with `unavailable` while yesterday's rounds, or what rounds of the member's paid
 * after they were settled, are still being counted.
 */
export async function claimRescue(
  house: House,
  memberId: string,
): Promise<DataOf<typeof promotions.dailyRescueClaim>> {
  return inTransaction(house.db, async (tx) => {
    await lockedBalances(tx, memberId);
    const check = await checkRescue(house, tx, memberId);
    assertClaimable(check.standing);
    if (!(await isDayCounted(tx, check.day)) || (await hasUncountedCorrection(tx, memberId)))
      throw new AppError('unavailable');
    const { rollover_times } = check.promotion.params;
    const id = await payClaim(tx, house, {
      memberId,
      promotion: 'daily_rescue',
      cause: check.day,
      amountCents: check.rewardCents,
      rolloverTimes: rollover_times,
      details: { day: check.day, loss: formatAmount(check.lossCents) },
    });
    return { claim_id: id, reward_amount: formatAmount(check.rewardCents), wallet: 'cash', rollover_times };
  });
}
