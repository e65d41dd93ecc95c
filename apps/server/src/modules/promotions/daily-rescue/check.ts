import { shareOf } from '@arara/money';
import { z } from 'zod';
import type { House } from '../../../house.ts';
import { dayOf, startOfDay } from '../../../plugins/clock.ts';
import { haveHeardUntil } from '../../../plugins/have-heard.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { playDays } from '../../games/index.ts';
import { memberFacts } from '../member-facts.ts';
import { basisPoints, cents, lesserOf, openPromotion, type Promotion, times } from '../promotion.ts';
import { alreadyClaimed, claimable, notEligible, type Standing } from '../standing.ts';

export const rescueParams = z.object({
  share: basisPoints,
  /** The most that is given for one day. */
  reward_max: cents,
  rollover_times: times,
});
type RescueParams = z.output<typeof rescueParams>;

export interface RescueCheck {
  readonly standing: Standing;
  readonly promotion: Promotion<RescueParams>;
  /** Yesterday in São Paulo, YYYY-MM-DD. */
  readonly day: string;
  /** The end of today. */
  readonly claimUntil: Date;
  /** Cash stakes less their payouts; zero when the member won. */
  readonly lossCents: bigint;
  readonly rewardCents: bigint;
}

/** What of yesterday's net loss in cash comes back. */
export async function checkRescue(house: House, db: Queryable, memberId: string): Promise<RescueCheck> {
  const today = startOfDay(dayOf(house.clock.now()));
  const day = dayOf(new Date(today.getTime() - 1));
  const claimUntil = new Date(today.getTime() + 86_400_000);
  const [promotion, { refusal }, { lossCents, isClaimed }] = await Promise.all([
    openPromotion(house, db, 'daily_rescue', rescueParams),
    memberFacts(db, memberId),
    lossOf(db, memberId, day),
  ]);
  const { share, reward_max } = promotion.params;
  // A day that was over when the promotion began is none of its days.
  const isDayOfIt = !promotion.startsAt || promotion.startsAt < today;
  const rewardCents = isDayOfIt ? lesserOf(shareOf(lossCents, share), reward_max) : 0n;
  const standing = isClaimed
    ? alreadyClaimed
    : refusal
      ? notEligible(refusal)
      : rewardCents > 0n
        ? claimable
        : notEligible();
  return { standing, promotion, day, claimUntil, lossCents, rewardCents };
}

/** What a day has cost a member, and whether its relief has been claimed. */
async function lossOf(
  db: Queryable,
  memberId: string,
  day: string,
): Promise<{ lossCents: bigint; isClaimed: boolean }> {
  const { rows } = await db.query<{ cents: bigint; is_claimed: boolean }>(
    `select greatest(0, coalesce(sum(stake_cash_cents - payout_cash_cents), 0))::bigint as cents,
            exists (select from promotion_claim
                     where member_id = $1 and promotion = 'daily_rescue' and cause = $3) as is_claimed
       from play_day where member_id = $1 and day = $2`,
    [memberId, day, day],
  );
  return { lossCents: rows[0]?.cents ?? 0n, isClaimed: rows[0]?.is_claimed ?? false };
}

/** False while rounds of an ended day have still to be counted. */
export async function isDayCounted(db: Queryable, day: string): Promise<boolean> {
  const end = new Date(startOfDay(day).getTime() + 86_400_000);
  return haveHeardUntil(db, [playDays], end);
}

/** True while something that a member's rounds paid after they were settled has still to be added to its day. */
export async function hasUncountedCorrection(db: Queryable, memberId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from outbox o join outbox_cursor c on c.topic = o.topic
      where c.listener = 'play-day-corrections' and (o.xid, o.id) > (c.xid, c.id) and o.payload -> 'members' ? $1::text limit 1`,
    [memberId],
  );
  return rowCount !== 0;
}
