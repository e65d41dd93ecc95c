import { shareOf } from '@arara/money';
import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type CountedDeposit, countedDeposit, depositOfClawback } from '../deposits.ts';
import { findPromotion } from '../promotion.ts';
import { type RebateParams, rebateParams } from './rows.ts';

/** Opens a rebate for every deposit that earns one. */
export const rebatesFollowDeposits: Listener<House, 'deposit.credited'> = {
  name: 'promotions-recharge-rebate',
  topic: 'deposit.credited',
  hear: async (house, tx, events) => {
    const promotion = await findPromotion(house, tx, 'recharge_rebate', rebateParams);
    if (!promotion) return;
    for (const { payload } of events) {
      const deposit = await countedDeposit(tx, payload.depositId);
      if (!deposit || deposit.amountCents < promotion.params.deposit_min) continue;
      if (promotion.startsAt && deposit.creditedAt < promotion.startsAt) continue;
      await openRebate(tx, payload.memberId, deposit, promotion.params, promotion.endsAt);
    }
  },
};

/** A deposit asks for a stretch of turnover of its own: it begins at the credit, or where the one before ends. */
async function openRebate(
  tx: Queryable,
  memberId: string,
  deposit: CountedDeposit,
  params: RebateParams,
  endsAt: Date | null,
): Promise<void> {
  const fullSteps = deposit.amountCents / params.step;
  const claimUntil = new Date(deposit.creditedAt.getTime() + params.claim_days * 86_400_000);
  await tx.query(
    `insert into recharge_rebate (member_id, deposit_id, deposit_cents, required_cents, starts_at_cents, reward_cents,
                                  event_ended_at, created_at)
     select $1, $2, $3, $4,
            greatest($5, (select max(starts_at_cents + required_cents) from recharge_rebate
                           where member_id = $1 and withdrawn_at is null)), $6, $7, $8
     on conflict (deposit_id) do nothing`,
    [
      memberId,
      deposit.id,
      deposit.amountCents,
      deposit.amountCents * BigInt(params.turnover_times),
      deposit.turnoverCents,
      shareOf(fullSteps * params.step, params.share),
      endsAt ?? claimUntil,
      deposit.creditedAt,
    ],
  );
}

/** Withdraws the rebate of a deposit that was taken back, unless it has been claimed; later ones move up. */
export const rebatesFollowClawbacks: Listener<House, 'deposit.clawed_back'> = {
  name: 'promotions-recharge-rebate-clawback',
  topic: 'deposit.clawed_back',
  hear: async (house, tx, events) => {
    for (const { payload } of events) {
      await tx.query(
        `with gone as (
           update recharge_rebate set withdrawn_at = $2
            where deposit_id = $1 and claimed_at is null and withdrawn_at is null
           returning id, member_id, starts_at_cents, required_cents)
         update recharge_rebate r
            set starts_at_cents = greatest(r.starts_at_cents - gone.required_cents, t.turnover_cents)
           from gone, deposit_turnover t
          where t.deposit_id = r.deposit_id and r.member_id = gone.member_id and r.claimed_at is null
            and r.withdrawn_at is null and r.id <> gone.id and r.starts_at_cents > gone.starts_at_cents`,
        [await depositOfClawback(tx, payload.clawbackId), house.clock.now()],
      );
    }
  },
};
