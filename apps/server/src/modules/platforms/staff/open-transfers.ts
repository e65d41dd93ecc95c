import type { DataOf, InputOf, staffPlatforms } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { transferDeclarableAt } from '../transfers/declare-transfer.ts';

/** Transfers nobody can tell of yet, the oldest first. */
export async function listOpenTransfers(
  house: House,
  { page, page_size }: InputOf<typeof staffPlatforms.platformTransfers>,
): Promise<DataOf<typeof staffPlatforms.platformTransfers>> {
  const { rows } = await house.db.query<{
    id: string;
    member_id: string;
    account: string;
    platform: string;
    direction: 'in' | 'out';
    amount_cents: bigint;
    created_at: Date;
    asks: number;
    ask_at: Date | null;
    is_stuck: boolean;
    sent_at: Date | null;
    is_declared: boolean;
  }>(
    `select t.id, t.member_id, m.account, p.name as platform, t.direction, t.amount_cents, t.created_at, t.asks, t.ask_at, t.is_stuck, t.sent_at,
            exists (select from staff_request r where r.transfer_id = t.id and r.state = 'waiting') as is_declared
       from platform_transfer t join member m on m.id = t.member_id join platform p on p.code = t.platform
      where t.state in ('pending', 'unknown') order by t.created_at, t.id limit $1 offset $2`,
    [page_size, (page - 1) * page_size],
  );
  const { open, stuck } = await countOpen(house.db);
  return {
    items: rows.map(({ amount_cents: cents, sent_at: sentAt, ...row }) => ({
      ...row,
      money: formatAmount(cents),
      created_at: row.created_at.toISOString(),
      ask_at: row.ask_at?.toISOString() ?? null,
      declarable_at: sentAt === null ? null : transferDeclarableAt(house, sentAt).toISOString(),
    })),
    page,
    page_size,
    total: open,
    stuck,
  };
}

/** How many transfers nobody can tell of, and how many of them are stuck. */
async function countOpen(db: Queryable): Promise<{ open: number; stuck: number }> {
  const { rows } = await db.query<{ open: bigint; stuck: bigint }>(
    `select count(*) as open, count(*) filter (where is_stuck) as stuck
       from platform_transfer where state in ('pending', 'unknown')`,
  );
  return { open: Number(rows[0]?.open ?? 0n), stuck: Number(rows[0]?.stuck ?? 0n) };
}
