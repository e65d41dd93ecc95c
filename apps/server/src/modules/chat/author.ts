import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** Who writes, as the chat knows one. */
export interface Author {
  readonly publicId: string;
  readonly account: string;
  readonly isBanned: boolean;
  /** In the future; null when the member may write. */
  readonly mutedUntil: Date | null;
  readonly reason: string;
}

/** What is read of an author; `c` is the row of chat_member, `m` of member. */
export const authorColumns = `c.public_id as "publicId", m.account,
  coalesce(c.muted_until = 'infinity', false) as "isBanned",
  case when isfinite(c.muted_until) and c.muted_until > house_now() then c.muted_until end as "mutedUntil",
  case when c.muted_until > house_now() then c.mute_reason else '' end as reason`;

/** The caller's place in the chat, made when it is first needed and locked: what one member does waits in line. */
export async function lockAuthor(tx: Queryable, memberId: string): Promise<Author> {
  await tx.query('insert into chat_member (member_id) values ($1) on conflict do nothing', [memberId]);
  const { rows } = await tx.query<Author>(
    `select ${authorColumns} from chat_member c join member m on m.id = c.member_id
      where c.member_id = $1 for update of c`,
    [memberId],
  );
  const [author] = rows;
  if (!author) throw new Error(`member ${memberId} has no place in the chat`);
  return author;
}

/** Fails with `chat_banned` or `chat_muted`. */
export function assertMayWrite(author: Author, now: Date): void {
  if (author.isBanned) throw new AppError('chat_banned', { reason: author.reason });
  const { mutedUntil, reason } = author;
  if (!mutedUntil) return;
  const minutes = Math.max(1, Math.ceil((mutedUntil.getTime() - now.getTime()) / 60_000));
  throw new AppError('chat_muted', { muted_until: mutedUntil.toISOString(), reason }, { minutes });
}

/** Fails with `demo_not_allowed`: demo members are swept away, and nothing of theirs may stay. */
export async function assertNoDemo(db: Queryable, memberId: string): Promise<void> {
  const { rows } = await db.query<{ is_demo: boolean }>('select is_demo from member where id = $1', [
    memberId,
  ]);
  if (rows[0]?.is_demo !== false) throw new AppError('demo_not_allowed');
}
