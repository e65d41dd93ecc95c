import { formatAmount } from '@arara/money';
import { z } from 'zod';
import type { Queryable } from '../../../plugins/transaction.ts';
import { basisPoints, cents, days, times } from '../promotion.ts';
import { alreadyClaimed, claimable, notEligible, type Standing, turnoverRemaining } from '../standing.ts';

export const rebateParams = z.object({
  deposit_min: cents,
  /** The reward is a share of each full one of these. */
  step: cents.refine((step) => step > 0n),
  share: basisPoints,
  turnover_times: times,
  /** How long after the deposit it can be claimed, when the promotion has no end of its own. */
  claim_days: days,
  rollover_times: times,
});
export type RebateParams = z.output<typeof rebateParams>;

export interface RebateRow {
  readonly id: string;
  readonly depositId: string;
  readonly depositCents: bigint;
  readonly requiredCents: bigint;
  readonly turnoverCents: bigint;
  readonly rewardCents: bigint;
  readonly eventEndedAt: Date;
  readonly createdAt: Date;
  readonly claimedAt: Date | null;
}

/** A member's rebates, newest first; those whose deposit was taken back are gone. */
export async function rebateRows(db: Queryable, memberId: string): Promise<RebateRow[]> {
  const { rows } = await db.query<{
    id: string;
    deposit_id: string;
    deposit_cents: bigint;
    required_cents: bigint;
    turnover_cents: bigint;
    reward_cents: bigint;
    event_ended_at: Date;
    created_at: Date;
    claimed_at: Date | null;
  }>(
    `select r.id, r.deposit_id, r.deposit_cents, r.required_cents, r.reward_cents, r.event_ended_at, r.created_at,
            r.claimed_at, least(r.required_cents, greatest(0, p.turnover_cents - r.starts_at_cents)) as turnover_cents
       from recharge_rebate r join member_play p on p.member_id = r.member_id
      where r.member_id = $1 and r.withdrawn_at is null order by r.created_at desc, r.id desc limit 500`,
    [memberId],
  );
  return rows.map((row) => ({
    id: row.id,
    depositId: row.deposit_id,
    depositCents: row.deposit_cents,
    requiredCents: row.required_cents,
    turnoverCents: row.turnover_cents,
    rewardCents: row.reward_cents,
    eventEndedAt: row.event_ended_at,
    createdAt: row.created_at,
    claimedAt: row.claimed_at,
  }));
}

export function rowStanding(row: RebateRow, refusal: Standing['reason'], now: Date): Standing {
  if (row.claimedAt) return alreadyClaimed;
  if (refusal) return notEligible(refusal);
  if (row.eventEndedAt <= now) return notEligible('reward_ended');
  if (row.turnoverCents < row.requiredCents)
    return turnoverRemaining(formatAmount(row.requiredCents - row.turnoverCents));
  return claimable;
}
