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

// What a deposit was taken back of, or a part of it, is withdrawn when that is heard of, and counts for nothing until then.
// Deposits ask for a stretch of turnover each, one after the other: it begins at the deposit's credit, or where the one before
// ends. One that was withdrawn, or ended unclaimed, has given its stretch back: what was staked on it counts for the next. So a
// stretch begins after what those before it hold together, and after what was staked while none of them asked for it.
const stretches = `
  with held as (
    select r.*, d.turnover_cents as credit_cents, r.claimed_at is not null or r.event_ended_at > $2 as holds
      from recharge_rebate r join counted_deposit d on d.id = r.deposit_id
     where r.member_id = $1 and r.withdrawn_at is null
       and (r.claimed_at is not null or d.amount_cents >= r.deposit_cents)),
  summed as (
    select h.*, coalesce(sum(h.required_cents) filter (where h.holds) over earlier, 0)::bigint as before_cents
      from held h window earlier as (order by h.created_at, h.id rows between unbounded preceding and 1 preceding)),
  stretch as (
    select s.*, s.before_cents + greatest(s.credit_cents - s.before_cents,
             max(s.credit_cents - s.before_cents) filter (where s.holds) over earlier) as starts_at_cents
      from summed s window earlier as (order by s.created_at, s.id rows between unbounded preceding and 1 preceding))`;

/** A member's rebates as they stand at a moment, newest first; those whose deposit was taken back are gone. */
export async function rebateRows(db: Queryable, memberId: string, at: Date): Promise<RebateRow[]> {
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
    `${stretches}
     select s.id, s.deposit_id, s.deposit_cents, s.required_cents, s.reward_cents, s.event_ended_at, s.created_at, s.claimed_at,
            least(s.required_cents, greatest(0, p.turnover_cents - s.starts_at_cents)) as turnover_cents
       from stretch s join member_play p on p.member_id = s.member_id
      order by s.created_at desc, s.id desc limit 500`,
    [memberId, at],
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
