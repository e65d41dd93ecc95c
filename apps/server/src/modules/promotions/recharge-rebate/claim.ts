import type { DataOf, InputOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { payClaim } from '../claims.ts';
import { assertClaimable } from '../standing.ts';
import { checkRebates } from './check.ts';

/** Pays the rebate of one deposit in cash, once. */
export async function claimRebate(
  house: House,
  memberId: string,
  input: InputOf<typeof promotions.rechargeRebateClaim>,
): Promise<DataOf<typeof promotions.rechargeRebateClaim>> {
  return inTransaction(house.db, async (tx) => {
    await lockedBalances(tx, memberId);
    const { standing, promotion, rows } = await checkRebates(house, tx, memberId);
    const chosen = input.id
      ? rows.find(({ row }) => row.id === input.id)
      : rows.findLast((entry) => entry.standing.state === 'claimable');
    if (input.id && !chosen) throw new AppError('no_qualified_recharge');
    assertClaimable(chosen?.standing ?? standing);
    if (!chosen) throw new Error('a rebate is claimable without a row');
    const { row } = chosen;
    const { rollover_times } = promotion.params;
    const claimed = await tx.query(
      `update recharge_rebate set claimed_at = $2 where id = $1 and claimed_at is null and withdrawn_at is null`,
      [row.id, house.clock.now()],
    );
    if (claimed.rowCount !== 1) throw new AppError('reward_claimed');
    const id = await payClaim(tx, house, {
      memberId,
      promotion: 'recharge_rebate',
      cause: row.depositId,
      amountCents: row.rewardCents,
      rolloverTimes: rollover_times,
      details: { deposit: formatAmount(row.depositCents) },
    });
    return {
      claim_id: id,
      id: row.id,
      reward_amount: formatAmount(row.rewardCents),
      wallet: 'cash',
      rollover_times,
    };
  });
}
