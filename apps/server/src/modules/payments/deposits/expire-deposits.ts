import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { noticeDeposit } from './deposit.ts';

/** Marks codes whose time has passed. A payment that still arrives is credited all the same. */
export async function expireDeposits(house: House): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ id: string; member_id: string }>(
      `update deposit set state = 'expired' where id in (
         select id from deposit where state in ('created', 'waiting') and expires_at < $1
          order by expires_at limit 500 for update skip locked)
       returning id, member_id`,
      [house.clock.now()],
    );
    for (const deposit of rows) await noticeDeposit(tx, house, deposit, 'expired');
  });
}
