import type { DataOf, InputOf, payments } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import { type Deposit, depositColumns, presentDeposit } from './deposit.ts';

/** A member's deposits, newest first; the total counts what was credited. */
export async function listDeposits(
  house: House,
  input: InputOf<typeof payments.rechargeList>,
  caller: MemberCaller,
): Promise<DataOf<typeof payments.rechargeList>> {
  const values = [caller.member.memberId, startOfRange(input.range, house.clock.now())];
  const sums = await house.db.query<{ total: bigint; credited: bigint }>(
    `select count(*) as total, coalesce(sum(amount_cents) filter (where state = 'credited'), 0)::bigint as credited
       from deposit where member_id = $1 and created_at >= $2`,
    values,
  );
  const { rows } = await house.db.query<Deposit>(
    `select ${depositColumns} from deposit where member_id = $1 and created_at >= $2
      order by created_at desc, id desc limit $3 offset $4`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  return {
    items: rows.map((row) => presentDeposit(row, house, caller.lang)),
    page: input.page,
    page_size: input.page_size,
    total: Number(sums.rows[0]?.total ?? 0),
    total_money: formatAmount(sums.rows[0]?.credited ?? 0n),
  };
}
