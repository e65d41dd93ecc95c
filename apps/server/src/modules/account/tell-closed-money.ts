import type { House } from '../../house.ts';
import type { DailyTask } from '../../plugins/daily.ts';
import { eachByItself } from '../../plugins/each-by-itself.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { tellMember } from '../identity/index.ts';

/**
 * Every night: whoever closed an account that money reached since (a win that a platform tells late, a correction) is written to, once
 * for what has come by then. Nothing was left when it was closed, and nobody looks into it: support opens it again to have it paid out.
 */
export const tellClosedMoney: DailyTask<House> = {
  name: 'closed-money',
  afterMinutes: 40,
  run: async (house) => {
    const { rows } = await house.db.query<{ id: string }>(`select m.id from ${reached} order by m.id`);
    let told = 0;
    await eachByItself(house.log, rows, async ({ id }) => {
      if (await tell(house, id)) told += 1;
    });
    return { told };
  },
};

const reached = `member m join ledger_account a on a.member_id = m.id and a.kind = 'cash' and a.balance_cents > 0
  where m.status = 'closed' and m.erased_at is null
    and exists (select from ledger_transfer t where t.to_account_id = a.id and t.to_balance_cents is not null
                  and t.created_at > coalesce(m.money_told_at, '-infinity'))`;

async function tell(house: House, memberId: string): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    const { rowCount } = await tx.query(
      `update member set money_told_at = house_now() where id in (select m.id from ${reached} and m.id = $1)`,
      [memberId],
    );
    if (rowCount !== 1) return false;
    await tellMember(tx, house, memberId, 'account_money');
    return true;
  });
}
