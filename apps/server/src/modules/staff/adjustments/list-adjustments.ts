import type { DataOf, InputOf, staffCare } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import {
  type AdjustmentRow,
  adjustmentColumns,
  adjustmentSource,
  presentAdjustment,
} from './adjustment-row.ts';

/** Corrections of balances: those that wait, the oldest first, then the decided ones, the newest first. */
export async function listAdjustments(
  house: House,
  input: InputOf<typeof staffCare.staffAdjustments>,
): Promise<DataOf<typeof staffCare.staffAdjustments>> {
  const { page, page_size, member_id = null } = input;
  const { rows } = await house.db.query<AdjustmentRow>(
    `select ${adjustmentColumns} from ${adjustmentSource}
      where $1::uuid is null or a.member_id = $1
      order by a.state <> 'waiting', case when a.state = 'waiting' then a.asked_at end, a.asked_at desc, a.id
      limit $2 offset $3`,
    [member_id, page_size, (page - 1) * page_size],
  );
  const sums = await house.db.query<{ total: bigint; waiting: bigint; waiting_cents: bigint }>(
    `select count(*) as total, count(*) filter (where state = 'waiting') as waiting,
            coalesce(sum(abs(amount_cents)) filter (where state = 'waiting'), 0)::bigint as waiting_cents
       from adjustment where $1::uuid is null or member_id = $1`,
    [member_id],
  );
  const [sum] = sums.rows;
  return {
    items: rows.map(presentAdjustment),
    page,
    page_size,
    total: Number(sum?.total ?? 0n),
    waiting: Number(sum?.waiting ?? 0n),
    waiting_money: formatAmount(sum?.waiting_cents ?? 0n),
  };
}
