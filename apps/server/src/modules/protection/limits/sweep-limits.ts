import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { lockPlay } from '../lock-play.ts';

/**
 * Puts loosenings that hold in the place of what they loosened. Nothing depends on when it runs: limits are read with what
 * has come into force; but a member whose limits are all gone is no longer asked for them at every bet.
 */
export async function sweepLimits(house: House): Promise<void> {
  const due = await house.db.query<{ member_id: string }>(
    'select distinct member_id from protection_limit where pending_at <= house_now()',
  );
  await eachByItself(house.log, due.rows, ({ member_id: memberId }) =>
    inTransaction(house.db, async (tx) => {
      await lockPlay(tx, memberId);
      await tx.query(
        `delete from protection_limit
          where member_id = $1 and pending_at <= house_now() and pending_amount is null`,
        [memberId],
      );
      await tx.query(
        `update protection_limit set amount = pending_amount, pending_amount = null, pending_at = null
          where member_id = $1 and pending_at <= house_now()`,
        [memberId],
      );
    }),
  );
}
