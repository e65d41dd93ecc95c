import type { DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { openBonus } from '../bonus/open-bonus.ts';
import { payClaim } from '../claims.ts';
import { assertClaimable } from '../standing.ts';
import { checkWelcome, type WelcomeCheck, welcomeCause } from './check.ts';

/** Opts into the welcome bonus, and pays it when the first deposit is there already. */
export async function claimWelcome(
  house: House,
  memberId: string,
): Promise<DataOf<typeof promotions.welcomeClaim>> {
  return inTransaction(house.db, async (tx) => {
    await lockedBalances(tx, memberId);
    const check = await checkWelcome(house, tx, memberId);
    const { rollover_times } = check.promotion.params;
    if (!check.deposit && check.standing.reason === 'no_qualified_recharge') {
      await optIn(tx, memberId);
      return { state: 'opted_in', claim_id: null, reward_amount: '0.00', wallet: 'bonus', rollover_times };
    }
    assertClaimable(check.standing);
    const id = await payWelcome(tx, house, memberId, check);
    return {
      state: 'claimed',
      claim_id: id,
      reward_amount: formatAmount(check.rewardCents),
      wallet: 'bonus',
      rollover_times,
    };
  });
}

/** Pays the bonus of a check that found it claimable. */
export async function payWelcome(
  tx: Queryable,
  house: House,
  memberId: string,
  { promotion, deposit, rewardCents }: WelcomeCheck,
): Promise<string> {
  const { params } = promotion;
  const depositId = deposit?.id ?? null;
  const id = await payClaim(tx, house, {
    memberId,
    promotion: 'welcome',
    cause: welcomeCause,
    amountCents: rewardCents,
    wallet: 'bonus',
    rolloverTimes: params.rollover_times,
    details: { deposit_id: depositId ?? '' },
  });
  await openBonus(tx, house, {
    id,
    memberId,
    promotion: 'welcome',
    depositId,
    amountCents: rewardCents,
    stakeMaxCents: params.stake_max,
    days: params.bonus_days,
  });
  return id;
}

async function optIn(tx: Queryable, memberId: string): Promise<void> {
  await tx.query(
    `insert into promotion_opt_in (member_id, promotion) values ($1, 'welcome') on conflict do nothing`,
    [memberId],
  );
}
