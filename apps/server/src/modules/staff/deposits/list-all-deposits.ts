import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import { type Deposit, depositColumns, presentDeposit } from '../../payments/index.ts';

/** Everybody's deposits, newest first, all of them without a range. */
export async function listAllDeposits(
  house: House,
  input: InputOf<typeof staff.staffDeposits>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffDeposits>> {
  const since = input.range ? startOfRange(input.range, house.clock.now()) : new Date(0);
  const count = await house.db.query<{ total: bigint }>(
    'select count(*) as total from deposit where created_at >= $1',
    [since],
  );
  const { rows } = await house.db.query<Deposit & { account: string }>(
    `select ${depositColumns}, (select account from member where id = deposit.member_id) as account
       from deposit where created_at >= $1
      order by created_at desc, id desc limit $2 offset $3`,
    [since, input.page_size, (input.page - 1) * input.page_size],
  );
  return {
    items: rows.map((row) => ({
      ...presentDeposit(row, house, caller.lang),
      member_id: row.member_id,
      account: row.account,
    })),
    page: input.page,
    page_size: input.page_size,
    total: Number(count.rows[0]?.total ?? 0),
  };
}
