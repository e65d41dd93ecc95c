import { shareOf } from '@arara/money';
import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type CountedDeposit, countedDeposit, depositOfClawback } from '../deposits.ts';
import { type Promotion, promotionAt } from '../promotion.ts';
import { type RebateParams, rebateParams } from './rows.ts';

/** Opens a rebate for every deposit that earns one by what was offered when it was credited. */
export const rebatesFollowDeposits: Listener<House, 'deposit.credited'> = {
  name: 'promotions-recharge-rebate',
  topic: 'deposit.credited',
  hear: async (house, tx, events) => {
    for (const { payload } of events) {
      const deposit = await countedDeposit(tx, payload.depositId);
      if (!deposit) continue;
      const offered = { code: 'recharge_rebate', schema: rebateParams, at: deposit.creditedAt } as const;
      const promotion = await promotionAt(house, tx, offered);
      if (promotion) await openRebate(tx, payload.memberId, deposit, promotion);
    }
  },
};

async function openRebate(
  tx: Queryable,
  memberId: string,
  deposit: CountedDeposit,
  { params, endsAt }: Promotion<RebateParams>,
): Promise<void> {
  const fullSteps = deposit.amountCents / params.step;
  const rewardCents = shareOf(fullSteps * params.step, params.share);
  // Figures that were accepted once may give a deposit no full step, or no share of it: a reward of nothing is none.
  if (deposit.amountCents < params.deposit_min || rewardCents === 0n) return;
  const claimUntil = new Date(deposit.creditedAt.getTime() + params.claim_days * 86_400_000);
  await tx.query(
    `insert into recharge_rebate (member_id, deposit_id, deposit_cents, required_cents, reward_cents, event_ended_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (deposit_id) do nothing`,
    [
      memberId,
      deposit.id,
      deposit.amountCents,
      deposit.amountCents * BigInt(params.turnover_times),
      rewardCents,
      endsAt ?? claimUntil,
      deposit.creditedAt,
    ],
  );
}

/** Withdraws the rebate of a deposit that was taken back, unless it has been claimed. */
export const rebatesFollowClawbacks: Listener<House, 'deposit.clawed_back'> = {
  name: 'promotions-recharge-rebate-clawback',
  topic: 'deposit.clawed_back',
  hear: async (house, tx, events) => {
    for (const { payload } of events) {
      await tx.query(
        `update recharge_rebate set withdrawn_at = $2
          where deposit_id = $1 and claimed_at is null and withdrawn_at is null`,
        [await depositOfClawback(tx, payload.clawbackId), house.clock.now()],
      );
    }
  },
};
