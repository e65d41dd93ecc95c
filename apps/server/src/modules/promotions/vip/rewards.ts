import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { policyOf } from '../../../plugins/jurisdiction.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { Level } from './levels.ts';

/** True where the market allows levels to be rewarded: they rise with deposits. */
export const areRewardsOn = (house: House): boolean =>
  policyOf(house.env.JURISDICTION).promotions.vip_rewards;

/** How often a level's reward has to be turned over. */
export const rolloverTimes = 5;

export interface LevelReward {
  readonly reward: 'level_up' | 'month';
  readonly level: number;
  /** The first day of the month of a month's reward. */
  readonly month: string | null;
  readonly amountCents: bigint;
  readonly claimedAt: Date | null;
}

/** The first day of a moment's month in São Paulo. */
export function monthOf(at: Date): string {
  return `${dayOf(at).slice(0, 7)}-01`;
}

/**
 * What a level-up of the member `$1` needs beside the level: the deposits that brought it. What a payer's institution took back of them is
 * a deposit no more.
 */
export const depositsStand = `deposit_cents <= (
  select coalesce(sum(d.amount_cents), 0) from counted_deposit d where d.member_id = $1)`;

/** Level-ups that can be claimed, and this month's reward where it has been claimed. */
export async function storedRewards(db: Queryable, memberId: string, month: string): Promise<LevelReward[]> {
  const { rows } = await db.query<LevelReward>(
    `select kind as reward, level, month::text, amount_cents as "amountCents", claimed_at as "claimedAt"
       from vip_reward where member_id = $1 and (month = $2 or kind = 'level_up' and claimed_at is null and withdrawn_at is null
              and ${depositsStand})
      order by kind desc, level`,
    [memberId, month],
  );
  return rows;
}

/** Takes back what levels promised and nobody has claimed; the level stays. The caller holds the member's gate. */
export async function withdrawLevelUps(tx: Queryable, memberId: string, at: Date): Promise<void> {
  await tx.query(
    `update vip_reward set withdrawn_at = $2
      where member_id = $1 and kind = 'level_up' and claimed_at is null and withdrawn_at is null`,
    [memberId, at],
  );
}

/** With this month's reward of the level, claimed or not. */
export function currentRewards(stored: LevelReward[], level: Level, month: string): LevelReward[] {
  const open: LevelReward = {
    reward: 'month',
    level: level.level,
    month,
    amountCents: level.monthCents,
    claimedAt: null,
  };
  return stored.some((row) => row.reward === 'month') || level.monthCents === 0n ? stored : [open, ...stored];
}
