import type { chat, DataOf, InputOf } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { maskAccount } from '../../../plugins/mask-account.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { assertNoDemo, lockAuthor } from '../author.ts';

type Hidden = DataOf<typeof chat.chatHide>['hidden'];

const hiddenMax = 200;

/** Hides an author from the caller or shows one again; the same wish twice is one. */
export async function hideAuthor(
  house: House,
  input: InputOf<typeof chat.chatHide>,
  caller: MemberCaller,
): Promise<{ hidden: Hidden }> {
  const { memberId } = caller.member;
  return inTransaction(house.db, async (tx) => {
    await assertNoDemo(tx, memberId);
    await lockAuthor(tx, memberId);
    const { rows } = await tx.query<{ member_id: string }>(
      'select member_id from chat_member where public_id = $1 and member_id <> $2',
      [input.author_id, memberId],
    );
    const [author] = rows;
    if (!author) throw new AppError('chat_author_unknown');
    if (input.is_hidden)
      await tx.query(
        'insert into chat_hidden (member_id, hidden_id) values ($1, $2) on conflict do nothing',
        [memberId, author.member_id],
      );
    else
      await tx.query('delete from chat_hidden where member_id = $1 and hidden_id = $2', [
        memberId,
        author.member_id,
      ]);
    const hidden = await listHidden(tx, memberId);
    if (hidden.length > hiddenMax) throw new AppError('chat_hidden_full');
    return { hidden };
  });
}

/** Whom a member has hidden, the last one first. */
export async function listHidden(db: Queryable, memberId: string): Promise<Hidden> {
  const { rows } = await db.query<{ public_id: string; account: string }>(
    `select c.public_id, m.account from chat_hidden h
       join chat_member c on c.member_id = h.hidden_id join member m on m.id = h.hidden_id
      where h.member_id = $1 order by h.created_at desc, h.hidden_id`,
    [memberId],
  );
  return rows.map((row) => ({ author_id: row.public_id, name: maskAccount(row.account) }));
}
