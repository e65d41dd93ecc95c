import { formatAmount } from '@arara/money';
import { z } from 'zod';
import type { Queryable } from '../../../plugins/transaction.ts';
import { cents, type Promotion, times } from '../promotion.ts';
import { alreadyClaimed, claimable, notEligible, type Standing, turnoverRemaining } from '../standing.ts';

export const invitationParams = z.object({
  reward: cents,
  deposit_min: cents,
  turnover_times: times,
  rollover_times: times,
});
export type InvitationParams = z.output<typeof invitationParams>;

/** Somebody who registered through the member, with the deposit that has come furthest. */
export interface Invitee {
  readonly id: string;
  readonly account: string;
  readonly registeredAt: Date;
  readonly depositCents: bigint;
  readonly requiredCents: bigint;
  readonly turnoverCents: bigint;
  readonly isActive: boolean;
  readonly isClaimed: boolean;
}

interface Row {
  readonly id: string;
  readonly account: string;
  readonly created_at: Date;
  readonly deposit_cents: bigint | null;
  readonly turnover_cents: bigint | null;
  readonly is_active: boolean;
  readonly is_claimed: boolean;
}

// Of an invitee's qualifying deposits the one with the least turnover still to come speaks.
const query = `
  with invitee as (
    select m.id, m.account, m.created_at, d.amount_cents as deposit_cents,
           least(d.amount_cents * $3, d.turnover_cents) as turnover_cents, m.status = 'active' as is_active,
           exists (select 1 from promotion_claim c
                    where c.member_id = $1 and c.promotion = 'invitation' and c.cause = m.id::text) as is_claimed
      from member m
      left join lateral (
        select c.amount_cents, p.turnover_cents - c.turnover_cents as turnover_cents
          from counted_deposit c join member_play p on p.member_id = c.member_id
         where c.member_id = m.id and c.amount_cents >= $2 and coalesce(c.credited_at >= $4, true)
         order by c.amount_cents * $3 - (p.turnover_cents - c.turnover_cents), c.credited_at limit 1) d on true
     where m.top_id = $1)`;

const values = (memberId: string, { params, startsAt }: Promotion<InvitationParams>) => [
  memberId,
  params.deposit_min,
  params.turnover_times,
  startsAt,
];

/** A page of a member's invitees, newest first, or none of them, with how many there are and for how many a reward waits. */
export async function listInvitees(
  db: Queryable,
  memberId: string,
  promotion: Promotion<InvitationParams>,
  page: { limit: number; offset: number } | null,
): Promise<{ invitees: Invitee[]; total: number; claimable: number }> {
  const [sums, shown] = await Promise.all([
    db.query<{ total: bigint; claimable: bigint }>(
      `${query} select count(*) as total, count(*) filter (
         where is_active and not is_claimed and turnover_cents >= deposit_cents * $3) as claimable from invitee`,
      values(memberId, promotion),
    ),
    page &&
      db.query<Row>(`${query} select * from invitee order by created_at desc, id desc limit $5 offset $6`, [
        ...values(memberId, promotion),
        page.limit,
        page.offset,
      ]),
  ]);
  return {
    invitees: (shown?.rows ?? []).map((row) => present(row, promotion.params)),
    total: Number(sums.rows[0]?.total ?? 0n),
    claimable: Number(sums.rows[0]?.claimable ?? 0n),
  };
}

/** The member's invitee of that account name; without a name the first for whom a reward waits. */
export async function findInvitee(
  db: Queryable,
  memberId: string,
  promotion: Promotion<InvitationParams>,
  account: string | null,
): Promise<Invitee | null> {
  const { rows } = await db.query<Row>(
    `${query} select * from invitee
      where case when $5::text is null
        then is_active and not is_claimed and turnover_cents >= deposit_cents * $3
        else lower(account) = lower($5) end
      order by created_at, id limit 1`,
    [...values(memberId, promotion), account],
  );
  return rows[0] ? present(rows[0], promotion.params) : null;
}

function present(row: Row, params: InvitationParams): Invitee {
  return {
    id: row.id,
    account: row.account,
    registeredAt: row.created_at,
    depositCents: row.deposit_cents ?? 0n,
    requiredCents: (row.deposit_cents ?? 0n) * BigInt(params.turnover_times),
    turnoverCents: row.turnover_cents ?? 0n,
    isActive: row.is_active,
    isClaimed: row.is_claimed,
  };
}

/** How the reward for one invitee stands. */
export function inviteeStanding(invitee: Invitee, refusal: Standing['reason']): Standing {
  if (invitee.isClaimed) return alreadyClaimed;
  if (refusal) return notEligible(refusal);
  if (!invitee.isActive) return notEligible();
  if (invitee.depositCents === 0n) return notEligible('no_qualified_recharge');
  if (invitee.turnoverCents < invitee.requiredCents)
    return turnoverRemaining(formatAmount(invitee.requiredCents - invitee.turnoverCents));
  return claimable;
}
