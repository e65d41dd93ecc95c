import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { endBonus } from './end-bonus.ts';

/** Gives a member's active bonus up, or releases it when its rollover has just been met; fails with `no_active_bonus`. */
export async function forfeitBonus(house: House, memberId: string): Promise<{ forfeited_amount: string }> {
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `select id from bonus where member_id = $1 and state = 'active'`,
      [memberId],
    );
    const [bonus] = rows;
    const left = bonus
      ? await endBonus(tx, house, { memberId, bonusId: bonus.id, unlessMet: 'forfeited' })
      : null;
    if (left === null) throw new AppError('no_active_bonus');
    return { forfeited_amount: formatAmount(left) };
  });
}
