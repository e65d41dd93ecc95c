import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { endBonus } from './end-bonus.ts';

/** Ends bonuses whose time is over and of which no play has told, each by itself. Gives how many. */
export async function expireBonuses(house: House): Promise<number> {
  const { rows } = await house.db.query<{ id: string; member_id: string }>(
    `select id, member_id from bonus where state = 'active' and expires_at <= $1 order by expires_at limit 1000`,
    [house.clock.now()],
  );
  let ended = 0;
  await eachByItself(house.log, rows, async ({ id, member_id }) => {
    const ending = { memberId: member_id, bonusId: id, unlessMet: 'expired' } as const;
    const left = await inTransaction(house.db, (tx) => endBonus(tx, house, ending));
    if (left !== null) ended += 1;
  });
  return ended;
}
