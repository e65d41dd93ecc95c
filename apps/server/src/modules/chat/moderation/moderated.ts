import type { DataOf, staffChat } from '@arara/contract';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type Author, authorColumns } from '../author.ts';

export type Moderated = DataOf<typeof staffChat.staffChatMute>;

export interface ModeratedRow extends Author {
  readonly memberId: string;
}

/** What staff reads of an author; `c` is the row of chat_member, `m` of member. */
export const moderatedColumns = `m.id as "memberId", ${authorColumns}`;

export function presentModerated(row: ModeratedRow): Moderated {
  return {
    member_id: row.memberId,
    account: row.account,
    muted_until: row.mutedUntil?.toISOString() ?? null,
    is_banned: row.isBanned,
    reason: row.reason,
  };
}

/** A member's place in the chat, locked. Fails with `member_unknown`, for demo members too: they have none. */
export async function lockModerated(tx: Queryable, memberId: string): Promise<ModeratedRow> {
  const { rowCount } = await tx.query('select 1 from member where id = $1 and not is_demo', [memberId]);
  if (rowCount === 0) throw new AppError('member_unknown');
  await tx.query('insert into chat_member (member_id) values ($1) on conflict do nothing', [memberId]);
  return readModerated(tx, memberId, 'for update of c');
}

/** A member's place in the chat, which exists. */
export async function readModerated(
  tx: Queryable,
  memberId: string,
  lock: '' | 'for update of c' = '',
): Promise<ModeratedRow> {
  const { rows } = await tx.query<ModeratedRow>(
    `select ${moderatedColumns} from chat_member c join member m on m.id = c.member_id
      where c.member_id = $1 ${lock}`,
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} has no place in the chat`);
  return row;
}
