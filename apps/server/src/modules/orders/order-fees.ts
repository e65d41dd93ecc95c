import type { DataOf, InputOf, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { startOfRange } from '../../plugins/clock.ts';
import { listMethods, presentMethod } from '../payments/index.ts';

/** A withdrawal that is sent back costs nothing. */
const where = `member_id = $1 and created_at >= $2 and state not in ('rejected', 'cancelled', 'failed')`;

/** What each withdrawal costs, its general and its mandatory part, and what each payment method costs now. */
export async function orderFees(
  house: House,
  input: InputOf<typeof loyalty.orderFee>,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.orderFee>> {
  const values = [caller.member.memberId, startOfRange(input.range, house.clock.now())];
  const { rows } = await house.db.query<{
    id: string;
    order_number: string;
    key_kind: string;
    state: string;
    amount_cents: bigint;
    fee_cents: bigint;
    fee_fixed_cents: bigint;
    created_at: Date;
  }>(
    `select id, order_number, key_kind, state, amount_cents, fee_cents, fee_fixed_cents, created_at
       from withdrawal where ${where} order by created_at desc, id desc limit $3 offset $4`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  const sums = await house.db.query<{ total: bigint; fees: bigint; fixed: bigint }>(
    `select count(*) as total, coalesce(sum(fee_cents) filter (where state = 'paid'), 0)::bigint as fees,
            coalesce(sum(fee_fixed_cents) filter (where state = 'paid'), 0)::bigint as fixed
       from withdrawal where ${where}`,
    values,
  );
  const methods = await listMethods(house.db, null);
  const { total, fees, fixed } = sums.rows[0] ?? { total: 0n, fees: 0n, fixed: 0n };
  return {
    fee: rows.map((row) => ({
      id: row.id,
      order_number: row.order_number,
      payment_type: row.key_kind,
      state: row.state,
      amount: formatAmount(row.amount_cents),
      general_fee: formatAmount(row.fee_cents - row.fee_fixed_cents),
      mandatory_fee: formatAmount(row.fee_fixed_cents),
      fee: formatAmount(row.fee_cents),
      created_at: row.created_at.toISOString(),
    })),
    methods: methods.map((method) => {
      const { fee_percent, fee_fixed, ...shown } = presentMethod(method, caller.lang);
      return { ...shown, general_fee: fee_percent, mandatory_fee: fee_fixed };
    }),
    page: input.page,
    page_size: input.page_size,
    total: Number(total),
    total_general_fee: formatAmount(fees - fixed),
    total_mandatory_fee: formatAmount(fixed),
    total_fee_amount: formatAmount(fees),
  };
}
