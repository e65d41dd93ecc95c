import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type Deposit, depositColumns, presentDeposit } from '../../payments/index.ts';
import { nextMark, readIdMark } from '../reports/row-page.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Everybody's deposits, newest first, a page after a mark; all of them without a range, and the one that is searched for whenever it was. */
export async function listAllDeposits(
  house: House,
  input: InputOf<typeof staff.staffDeposits>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffDeposits>> {
  const after = readIdMark(input.after);
  const narrowed = await meaningOf(house.db, input.search ?? '');
  const { rows } = await house.db.query<Deposit & { account: string; at_text: string }>(
    `select ${depositColumns}, created_at::text as at_text,
            (select account from member where id = deposit.member_id) as account
       from deposit
      where created_at >= $1 and (created_at, id) < ($2::timestamptz, $3::uuid) and ${narrowed.sql}
      order by created_at desc, id desc limit $4`,
    [
      input.range && !narrowed.isOne ? startOfRange(input.range, house.clock.now()) : new Date(0),
      after.at,
      after.id,
      input.page_size,
      ...narrowed.values,
    ],
  );
  return {
    items: rows.map((row) => ({
      ...presentDeposit(row, house, caller.lang),
      member_id: row.member_id,
      account: row.account,
    })),
    next: nextMark(rows, input.page_size),
  };
}

interface Narrowed {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** One deposit is meant, by a number of its own. */
  readonly isOne: boolean;
}

/** What somebody who searches deposits means: one of them by a number it is known by, or those of a member. */
async function meaningOf(db: Queryable, text: string): Promise<Narrowed> {
  if (text === '') return { sql: 'true', values: [], isOne: false };
  const { rows } = await db.query<{ id: string; is_member: boolean }>(uuid.test(text) ? byId : byNumber, [
    text,
  ]);
  const [found] = rows;
  if (!found) return { sql: 'false', values: [], isOne: false };
  const { id, is_member: isMember } = found;
  return { sql: isMember ? 'member_id = $5' : 'id = $5', values: [id], isOne: !isMember };
}

const byId = `select id, false as is_member from deposit where id = $1
              union all select id, true from member where id = $1`;
const byNumber = `select id, false as is_member from deposit where order_number = upper($1) or txid = $1
     union all select deposit_id, false from pix_received where end_to_end_id = $1 and deposit_id is not null
     union all select id, true from member where lower(account) = lower($1)`;
