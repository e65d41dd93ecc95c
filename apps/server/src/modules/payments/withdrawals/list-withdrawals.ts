import type { DataOf, InputOf, payments } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import { presentWithdrawal, type Withdrawal, withdrawalColumns } from './withdrawal.ts';

/** A member's withdrawals, newest first; the totals count what was paid. */
export async function listWithdrawals(
  house: House,
  input: InputOf<typeof payments.drawingList>,
  caller: MemberCaller,
): Promise<DataOf<typeof payments.drawingList>> {
  const values = [caller.member.memberId, startOfRange(input.range, house.clock.now())];
  const sums = await house.db.query<{ total: bigint; paid: bigint; fees: bigint }>(
    `select count(*) as total, coalesce(sum(amount_cents) filter (where state = 'paid'), 0)::bigint as paid,
            coalesce(sum(fee_cents) filter (where state = 'paid'), 0)::bigint as fees
       from withdrawal where member_id = $1 and created_at >= $2`,
    values,
  );
  const { rows } = await house.db.query<Withdrawal>(
    `select ${withdrawalColumns} from withdrawal where member_id = $1 and created_at >= $2
      order by created_at desc, id desc limit $3 offset $4`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  const [sum] = sums.rows;
  return {
    items: rows.map(presentWithdrawal),
    page: input.page,
    page_size: input.page_size,
    total: Number(sum?.total ?? 0),
    total_money: formatAmount(sum?.paid ?? 0n),
    total_fee: formatAmount(sum?.fees ?? 0n),
  };
}
