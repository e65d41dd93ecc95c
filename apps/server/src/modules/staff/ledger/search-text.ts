import type { Queryable } from '../../../plugins/transaction.ts';

/** What somebody who searches the ledger means. */
export type Meant =
  | { readonly kind: 'anything' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'member'; readonly id: string; readonly account: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A member's id or account, an order number, an end-to-end id, or the reference itself. */
export async function meaningOf(db: Queryable, text: string): Promise<Meant> {
  const isId = uuid.test(text);
  const members = await db.query<{ id: string; account: string }>(
    isId
      ? 'select id, account from member where id = $1'
      : 'select id, account from member where lower(account) = lower($1)',
    [text],
  );
  const [member] = members.rows;
  if (member) return { kind: 'member', ...member };
  if (isId) return { kind: 'reference', reference: text };
  const found = await db.query<{ id: string }>(
    `select id from deposit where order_number = $1
     union all select id from withdrawal where order_number = $1
     union all select deposit_id from pix_received where end_to_end_id = $1 and deposit_id is not null limit 1`,
    [text],
  );
  const reference = found.rows[0]?.id;
  return reference === undefined ? { kind: 'nothing' } : { kind: 'reference', reference };
}
