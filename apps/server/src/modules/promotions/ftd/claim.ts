import type { DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { payClaim } from '../claims.ts';
import { assertClaimable } from '../standing.ts';
import { checkFtd, ftdCause } from './check.ts';

/** Pays the first-deposit reward in cash, once. */
export async function claimFtd(house: House, memberId: string): Promise<DataOf<typeof promotions.ftdClaim>> {
  return inTransaction(house.db, async (tx) => {
    await lockedBalances(tx, memberId);
    const { standing, promotion, deposit } = await checkFtd(house, tx, memberId);
    assertClaimable(standing);
    const { reward, rollover_times } = promotion.params;
    const id = await payClaim(tx, house, {
      memberId,
      promotion: 'ftd',
      cause: ftdCause,
      amountCents: reward,
      rolloverTimes: rollover_times,
      details: { deposit_id: deposit?.id ?? '' },
    });
    return { claim_id: id, reward_amount: formatAmount(reward), wallet: 'cash', rollover_times };
  });
}
