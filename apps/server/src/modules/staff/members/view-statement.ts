import type { DataOf, InputOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { fieldError } from '../../../plugins/app-error.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { knownMember } from '../care/known-member.ts';

type Page = DataOf<typeof staff.staffMemberStatement>;

/**
 * A member's movements with the balance after each, newest first, a page after a mark, all of them without a range.
 * Fails with `member_unknown`.
 */
export async function viewStatement(
  house: House,
  input: InputOf<typeof staff.staffMemberStatement>,
): Promise<Page> {
  const after = readAfter(input.after);
  const { memberId } = await knownMember(house.db, input.id);
  const rows = await readRows(house.db, {
    memberId,
    since: input.range ? startOfRange(input.range, house.clock.now()) : new Date(0),
    after,
    limit: input.page_size,
  });
  const last = rows.at(-1);
  const isFull = last !== undefined && rows.length === input.page_size;
  return { items: rows.map(present), next: isFull ? `${last.id}${last.side}` : null };
}

interface Row {
  readonly id: bigint;
  /** One movement between two wallets of a member is two rows: what left (-) stands above what arrived (+). */
  readonly side: '-' | '+';
  readonly wallet: Page['items'][number]['wallet'];
  readonly kind: string;
  readonly amount_cents: bigint;
  readonly balance_cents: bigint;
  readonly reference: string;
  readonly created_at: Date;
}

interface After {
  readonly id: string;
  readonly side: string;
}

interface Asked {
  readonly memberId: string;
  readonly since: Date;
  readonly after: After;
  readonly limit: number;
}

/** No more than a page of each wallet is read. A hold is told once, as it leaves or comes back to the cash wallet. */
async function readRows(db: Queryable, { memberId, since, after, limit }: Asked): Promise<Row[]> {
  const of = (column: 'from' | 'to', side: Row['side']) => `
    select t.id, '${side}' as side, w.kind as wallet, t.kind, ${side === '-' ? '-' : ''}t.amount_cents as amount_cents,
           t.${column}_balance_cents as balance_cents, t.reference, t.created_at
      from ledger_account w cross join lateral (
        select * from ledger_transfer t
         where t.${column}_account_id = w.id and t.${column}_balance_cents is not null
           and t.created_at >= $2
           and t.id <= $3 and (t.id < $3 ${side === '+' ? `or $4 = '-'` : ''})
         order by t.id desc limit $5) t
     where w.member_id = $1 and w.kind in ('cash', 'bonus', 'rebate')`;
  const { rows } = await db.query<Row>(
    `select * from (${of('from', '-')} union all ${of('to', '+')}) as m order by id desc, side = '+' limit $5`,
    [memberId, since, after.id, after.side, limit],
  );
  return rows;
}

function present(row: Row): Page['items'][number] {
  return {
    id: String(row.id),
    kind: row.kind,
    amount: formatAmount(row.amount_cents),
    balance: formatAmount(row.balance_cents),
    wallet: row.wallet,
    reference: row.reference,
    created_at: row.created_at.toISOString(),
  };
}

/** Beyond every row: the first page begins there by the same statement as the others. */
const beyondAll: After = { id: '9223372036854775807', side: '+' };

function readAfter(text: string | undefined): After {
  if (text === undefined) return beyondAll;
  const [, id, side] = /^(\d{1,18})([+-])$/.exec(text) ?? [];
  if (id === undefined || side === undefined) throw fieldError({ after: 'field_invalid' });
  return { id, side };
}
