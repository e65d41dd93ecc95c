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

const qualifies = `c.member_id = m.id and c.amount_cents >= $2 and coalesce(c.credited_at >= $4, true)`;

const isClaimed = `exists (select 1 from promotion_claim c
  where c.member_id = $1 and c.promotion = 'invitation' and c.cause = m.id::text)`;

// An agent may have thousands: of who has not turned over in all what the least deposit asks for, no deposit is looked at.
const waiting = `from member m join member_play p on p.member_id = m.id
  where m.top_id = $1 and m.status = 'active' and p.turnover_cents >= $2::bigint * $3::integer and not ${isClaimed}
    and exists (select from counted_deposit c
                 where ${qualifies} and p.turnover_cents - c.turnover_cents >= c.amount_cents * $3)`;

/** Some of the member's invitees. Of the qualifying deposits of each the one with the least turnover still to come speaks. */
const described = (chosen: string) => `
  select m.id, m.account, m.created_at, d.amount_cents as deposit_cents,
         least(d.amount_cents * $3::integer, d.turnover_cents) as turnover_cents, m.status = 'active' as is_active,
         ${isClaimed} as is_claimed
    from (${chosen}) as m
    left join lateral (
      select c.amount_cents, p.turnover_cents - c.turnover_cents as turnover_cents
        from counted_deposit c join member_play p on p.member_id = c.member_id
       where ${qualifies}
       order by c.amount_cents * $3 - (p.turnover_cents - c.turnover_cents), c.credited_at limit 1) d on true`;

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
      `select (select count(*) from member where top_id = $1) as total, (select count(*) ${waiting}) as claimable`,
      values(memberId, promotion),
    ),
    page &&
      db.query<Row>(
        `${described('select * from member where top_id = $1 order by created_at desc, id desc limit $5 offset $6')}
          order by m.created_at desc, m.id desc`,
        [...values(memberId, promotion), page.limit, page.offset],
      ),
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
  const { rows } =
    account === null
      ? await db.query<Row>(
          described(`select m.* ${waiting} order by m.created_at, m.id limit 1`),
          values(memberId, promotion),
        )
      : await db.query<Row>(
          described('select * from member where top_id = $1 and lower(account) = lower($5)'),
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
