import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { endBonus } from './end-bonus.ts';

/** Gives a member's active bonus up; fails with `no_active_bonus`. */
export async function forfeitBonus(house: House, memberId: string): Promise<{ forfeited_amount: string }> {
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `select id from bonus where member_id = $1 and state = 'active'`,
      [memberId],
    );
    const left = rows[0] ? await endBonus(tx, house, memberId, rows[0].id, 'forfeited') : null;
    if (left === null) throw new AppError('no_active_bonus');
    return { forfeited_amount: formatAmount(left) };
  });
}
