import { AppError } from '../../plugins/app-error.ts';
import { limitReached, type ReachedLimit } from '../../plugins/limit-reached.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/**
 * Fails when the member may not play: frozen or blacklisted, a demo account, or on a pause. Behind the member's gate it
 * stays true until the transaction ends.
 */
export async function assertMayPlay(tx: Queryable, memberId: string): Promise<void> {
  const { rows } = await tx.query<{ status: string; is_demo: boolean; is_paused: boolean }>(
    `select m.status, m.is_demo, coalesce(p.paused_until > house_now(), false) as is_paused
       from member m join member_play p on p.member_id = m.id where m.id = $1`,
    [memberId],
  );
  const [member] = rows;
  if (!member) throw new Error(`member ${memberId} is gone`);
  if (member.status !== 'active') throw new AppError('member_frozen');
  if (member.is_demo) throw new AppError('demo_not_allowed');
  if (member.is_paused) throw new AppError('play_paused');
}

/**
 * Fails with `limit_reached` when the time is used up that the member has set: a platform that holds money takes bets without asking
 * here. Behind the member's gate.
 */
export async function assertTimeLeft(tx: Queryable, memberId: string): Promise<void> {
  const { rows } = await tx.query<ReachedLimit>(
    `select l.kind, l.period, l.amount, u.used from member_play p
      cross join lateral protection_limits(p.member_id) l
      cross join lateral (select protection_used(p.member_id, l.kind, l.period) as used) u
      where p.member_id = $1 and p.has_limits and l.kind = 'session' and u.used >= l.amount order by u.used - l.amount limit 1`,
    [memberId],
  );
  if (rows[0]) throw limitReached(rows[0]);
}

/**
 * Fails with `limit_reached` when the member's own limits would not allow staking the amount at once. Stakes on a platform
 * are not told to us one by one: what is moved there is held to the limits as if it were a stake, together with what lies there
 * already, for both can be staked at once.
 */
export async function assertWithinLimits(
  tx: Queryable,
  memberId: string,
  { amountCents, laidCents }: { readonly amountCents: bigint; readonly laidCents: bigint },
): Promise<void> {
  const { rows } = await tx.query<ReachedLimit>(
    `select r.kind, r.period, r.amount, r.used from member_play p
      cross join lateral protection_bet_refusal(p.member_id, $2, $3) as r where p.member_id = $1 and p.has_limits`,
    [memberId, amountCents, laidCents],
  );
  if (rows[0]) throw limitReached(rows[0]);
}
