import type { DataOf, InputOf, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import {
  balancesOf,
  presentBalances,
  presentRollover,
  type Rollover,
  rolloverColumns,
} from '../../wallet/index.ts';

const where = `c.member_id = $1 and c.created_at >= $2 and ($3::text is null or c.state = $3)`;

/** How far each rollover of a member is covered, oldest first, with what they add up to and what may leave the wallet. */
export async function listCover(
  house: House,
  input: InputOf<typeof loyalty.coverHistory>,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.coverHistory>> {
  const { memberId } = caller.member;
  const since = input.range ? startOfRange(input.range, house.clock.now()) : new Date(0);
  const values = [memberId, since, input.state ?? null];
  const { rows } = await house.db.query<Rollover>(
    `select ${rolloverColumns} from cover c where ${where} order by c.created_at, c.starts_at_cents, c.id limit $4 offset $5`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  const sums = await house.db.query<{ total: bigint; required: bigint; covered: bigint }>(
    `select count(*) as total, coalesce(sum(required_cents), 0)::bigint as required,
            coalesce(sum(covered_cents), 0)::bigint as covered from cover c where ${where}`,
    values,
  );
  const { required, covered, total } = sums.rows[0] ?? { required: 0n, covered: 0n, total: 0n };
  const { money, bonus_money, withdrawable_money, ml_money } = presentBalances(
    await balancesOf(house.db, memberId),
  );
  return {
    items: rows.map((row) => ({
      ...presentRollover(row),
      times: Number(row.required_cents / row.base_cents),
    })),
    page: input.page,
    page_size: input.page_size,
    total: Number(total),
    total_required: formatAmount(required),
    total_covered: formatAmount(covered),
    total_remaining: formatAmount(required - covered),
    money,
    bonus_money,
    withdrawable_money,
    ml_money,
  };
}
