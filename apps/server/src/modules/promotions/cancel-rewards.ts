import type { House } from '../../house.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { endBonus } from './bonus/end-bonus.ts';
import { withdrawLevelUps } from './vip/rewards.ts';

/**
 * Cancels what a member has been promised and has not earned yet: the active bonus goes back with its rollover, recharge
 * rebates and rewards of levels that nobody has claimed are gone. Gives what went back, in centavos. The caller holds the member's gate.
 */
export async function cancelRewards(tx: Queryable, house: House, memberId: string): Promise<bigint> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from bonus where member_id = $1 and state = 'active'`,
    [memberId],
  );
  const [bonus] = rows;
  const taken = bonus
    ? await endBonus(tx, house, { memberId, bonusId: bonus.id, unlessMet: 'forfeited' })
    : null;
  await tx.query(
    `update recharge_rebate set withdrawn_at = $2
      where member_id = $1 and claimed_at is null and withdrawn_at is null`,
    [memberId, house.clock.now()],
  );
  await withdrawLevelUps(tx, memberId, house.clock.now());
  return taken ?? 0n;
}
