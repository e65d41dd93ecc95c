import type { DataOf, InputOf, staffQueues } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { askPayoutAgain, declarableAt, payWithinMs, stuckAfterMs } from '../../payments/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { beforeOldest, nextMark, readIdMark } from '../reports/row-page.ts';

/** Approved withdrawals that are not paid five minutes later, the one due first at the top, a page after a mark. */
export async function listStuckPayouts(
  house: House,
  input: InputOf<typeof staffQueues.stuckPayouts>,
): Promise<DataOf<typeof staffQueues.stuckPayouts>> {
  const after = readIdMark(input.after, beforeOldest);
  const { rows } = await house.db.query<{
    id: string;
    at_text: string;
    order_number: string;
    member_id: string;
    account: string;
    realname: string;
    amount_cents: bigint;
    state: 'approved' | 'paying';
    reviewed_at: Date;
    created_at: Date;
    paying_at: Date;
    is_declared: boolean;
  }>(
    `select w.id, w.created_at::text as at_text, w.order_number, w.member_id, m.account, m.realname, w.amount_cents, w.state, w.reviewed_at, w.created_at,
            coalesce(w.paying_at, w.reviewed_at) as paying_at,
            exists (select from staff_request r where r.withdrawal_id = w.id and r.state = 'waiting') as is_declared
       from withdrawal w join member m on m.id = w.member_id
      where w.state in ('approved', 'paying') and w.reviewed_at < $1 and (w.created_at, w.id) > ($2::timestamptz, $3::uuid)
      order by w.created_at, w.id limit $4`,
    [new Date(house.clock.now().getTime() - stuckAfterMs), after.at, after.id, input.page_size],
  );
  return {
    items: rows.map(({ amount_cents, reviewed_at, created_at, paying_at, at_text: _, ...row }) => ({
      ...row,
      money: formatAmount(amount_cents),
      approved_at: reviewed_at.toISOString(),
      due_at: new Date(created_at.getTime() + payWithinMs).toISOString(),
      declarable_at: row.state === 'paying' ? declarableAt(house, paying_at).toISOString() : null,
    })),
    next: nextMark(rows, input.page_size),
  };
}

/** Asks about a stuck payout at once. Fails with `withdrawal_unknown` and `state_changed`. */
export async function askPayout(
  house: House,
  { id }: InputOf<typeof staffQueues.payoutAsk>,
  caller: StaffCaller,
): Promise<{ id: string }> {
  return inTransaction(house.db, async (tx) => {
    const row = await askPayoutAgain(tx, house, id);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'withdrawal.ask_again',
      subjectType: 'withdrawal',
      subjectId: id,
      detail: {
        order_number: row.order_number,
        member_id: row.member_id,
        money: formatAmount(row.amount_cents),
      },
    });
    return { id };
  });
}
