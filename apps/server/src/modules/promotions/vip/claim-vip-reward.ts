import type { DataOf, InputOf, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { assertMayClaim, lockedBalances, payReward } from '../../wallet/index.ts';
import { areRewardsOn, depositsStand, monthOf, rolloverTimes } from './rewards.ts';
import { isSeasonEnding } from './season.ts';

interface Claim {
  readonly id: string;
  readonly level: number;
  readonly amount_cents: bigint;
}

/**
 * Pays a level's reward once for good, or this month's once a month. Fails with `reward_not_eligible` when there is none, or its
 * deposits were taken back, with `reward_claimed` when it has been paid, with `unavailable` in the minutes in which a season is ended, and
 * with `promotion_off` where the market allows none.
 */
export async function claimVipReward(
  house: House,
  input: InputOf<typeof loyalty.vipClaim>,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.vipClaim>> {
  const { memberId } = caller.member;
  const { reward, level } = input;
  if (reward === 'level_up' && level === undefined) throw fieldError({ level: 'field_required' });
  if (!areRewardsOn(house)) throw new AppError('promotion_off');
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    // Deposits are taken back behind this gate: they stay what they are until the reward is paid.
    await lockedBalances(tx, memberId);
    await assertMayClaim(tx, memberId);
    const claim =
      reward === 'month'
        ? await claimMonth(tx, memberId, now)
        : await claimLevelUp(tx, memberId, level ?? 0, now);
    await payReward(tx, house, {
      memberId,
      wallet: 'cash',
      amountCents: claim.amount_cents,
      kind: reward === 'month' ? 'reward_vip_month' : 'reward_vip_level',
      reference: claim.id,
      rolloverTimes,
    });
    return {
      reward,
      level: claim.level,
      amount: formatAmount(claim.amount_cents),
      rollover_times: rolloverTimes,
      claimed_at: now.toISOString(),
    };
  });
}

/**
 * Fails with `unavailable` while the season before is being ended: the month's reward is of the level that its end leaves.
 * Another claim of the same month waits at the index until this transaction ends.
 */
async function claimMonth(tx: Queryable, memberId: string, now: Date): Promise<Claim> {
  if (await isSeasonEnding(tx, now)) throw new AppError('unavailable');
  const { rows } = await tx.query<Claim>(
    `insert into vip_reward (member_id, kind, level, month, amount_cents, created_at, claimed_at)
     select m.id, 'month', l.level, $2, l.month_cents, $3, $3
       from member m join vip_level l on l.level = m.vip_level where m.id = $1 and l.month_cents > 0
     on conflict do nothing returning id, level, amount_cents`,
    [memberId, monthOf(now), now],
  );
  if (rows[0]) return rows[0];
  const claimed = await tx.query('select 1 from vip_reward where member_id = $1 and month = $2', [
    memberId,
    monthOf(now),
  ]);
  throw new AppError(claimed.rowCount ? 'reward_claimed' : 'reward_not_eligible');
}

async function claimLevelUp(tx: Queryable, memberId: string, level: number, now: Date): Promise<Claim> {
  const { rows } = await tx.query<Claim>(
    `update vip_reward set claimed_at = $3
      where member_id = $1 and kind = 'level_up' and level = $2 and claimed_at is null and withdrawn_at is null
        and ${depositsStand}
     returning id, level, amount_cents`,
    [memberId, level, now],
  );
  if (rows[0]) return rows[0];
  const claimed = await tx.query(
    `select 1 from vip_reward where member_id = $1 and kind = 'level_up' and level = $2 and claimed_at is not null`,
    [memberId, level],
  );
  throw new AppError(claimed.rowCount ? 'reward_claimed' : 'reward_not_eligible');
}
