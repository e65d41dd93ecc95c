import type { DataOf, InputOf, loyalty } from '@arara/contract';
import { houseAccounts } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { startOfRange } from '../../plugins/clock.ts';

type Order = DataOf<typeof loyalty.orderDetails>['details'][number];

/** A reward is what promotions paid into cash or bonus, and a rebate when it is claimed. */
const orders = `
  select d.id, d.order_number, 'recharge' as type, 'deposit' as kind, d.state, d.amount_cents, 0::bigint as fee_cents,
         m.payment_type, d.created_at, d.state = 'credited' as is_done
    from deposit d join payment_method m on m.id = d.method_id where d.member_id = $1 and d.created_at >= $2
  union all
  select w.id, w.order_number, 'withdraw', 'withdrawal', w.state, w.amount_cents, w.fee_cents, w.key_kind, w.created_at,
         w.state = 'paid'
    from withdrawal w where w.member_id = $1 and w.created_at >= $2
  union all
  select t.reference, reward_order_number(t.reference, t.created_at), 'bonus', t.kind, 'credited', t.amount_cents, 0, '',
         t.created_at, true
    from ledger_account a join ledger_transfer t on t.to_account_id = a.id
     and (t.from_account_id = ${houseAccounts.promotions} or t.kind = 'rebate_claim')
   where a.member_id = $1 and t.created_at >= $2`;

/** Deposits, withdrawals and rewards of a member in one list, newest first; the totals count what was credited and paid. */
export async function orderDetails(
  house: House,
  input: InputOf<typeof loyalty.orderDetails>,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.orderDetails>> {
  const values = [caller.member.memberId, startOfRange(input.range, house.clock.now()), input.type ?? null];
  const { rows } = await house.db.query<{
    id: string;
    order_number: string;
    type: Order['type'];
    kind: string;
    state: string;
    amount_cents: bigint;
    fee_cents: bigint;
    payment_type: string;
    created_at: Date;
  }>(
    `select * from (${orders}) as one where $3::text is null or type = $3
      order by created_at desc, id desc limit $4 offset $5`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  const sums = await house.db.query<Record<'total' | 'recharge' | 'withdraw' | 'bonus' | 'fee', bigint>>(
    `select count(*) filter (where $3::text is null or type = $3) as total,
            coalesce(sum(amount_cents) filter (where type = 'recharge' and is_done), 0)::bigint as recharge,
            coalesce(sum(amount_cents) filter (where type = 'withdraw' and is_done), 0)::bigint as withdraw,
            coalesce(sum(amount_cents) filter (where type = 'bonus'), 0)::bigint as bonus,
            coalesce(sum(fee_cents) filter (where is_done), 0)::bigint as fee
       from (${orders}) as one`,
    values,
  );
  const [sum] = sums.rows;
  return {
    details: rows.map((row) => ({
      id: row.id,
      order_number: row.order_number,
      type: row.type,
      kind: row.kind,
      state: row.state,
      amount: formatAmount(row.amount_cents),
      fee: formatAmount(row.fee_cents),
      payment_type: row.payment_type,
      created_at: row.created_at.toISOString(),
    })),
    page: input.page,
    page_size: input.page_size,
    total: Number(sum?.total ?? 0),
    total_recharge_amount: formatAmount(sum?.recharge ?? 0n),
    total_withdraw_amount: formatAmount(sum?.withdraw ?? 0n),
    total_bonus_amount: formatAmount(sum?.bonus ?? 0n),
    total_fee_amount: formatAmount(sum?.fee ?? 0n),
  };
}
