import type { DataOf, InputOf, information } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { messageWords } from './message-words.ts';
import type { Fill } from './send-message.ts';

type Messages = DataOf<typeof information.messageList>;

interface MessageRow {
  readonly id: string;
  readonly kind: Messages['items'][number]['kind'];
  readonly key: string;
  readonly fill: Record<string, Fill>;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** What staff wrote, in the caller's language; null for a phrase. */
  readonly letter_title: string | null;
  readonly letter_text: string | null;
}

/** News of the house wait while the member has closed play: nobody is invited who wants a break. */
export const shown = `not (m.kind = 'news' and exists
  (select from member_play p where p.member_id = m.member_id and p.paused_until > house_now()))`;

/** How many messages a member has not read. */
export async function countUnread(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query<{ unread: bigint }>(
    `select count(*) as unread from member_message m where m.member_id = $1 and m.read_at is null and ${shown}`,
    [memberId],
  );
  return Number(rows[0]?.unread ?? 0n);
}

/** The caller's messages in the caller's language, newest first. */
export async function listMessages(
  house: House,
  input: InputOf<typeof information.messageList>,
  caller: MemberCaller,
): Promise<Messages> {
  const { memberId } = caller.member;
  const [page, counts] = await Promise.all([
    house.db.query<MessageRow>(
      `select m.id, m.kind, m.key, m.fill, m.created_at, m.read_at, l.title ->> $5 as letter_title,
              l.body ->> $5 as letter_text
         from member_message m left join letter l on l.id = m.letter_id
        where m.member_id = $1 and ($2 = 'all' or m.read_at is null) and ${shown}
        order by m.created_at desc, m.id desc limit $3 offset $4`,
      [memberId, input.state, input.page_size, (input.page - 1) * input.page_size, caller.lang],
    ),
    house.db.query<{ all: bigint; unread: bigint }>(
      `select count(*) as all, count(*) filter (where m.read_at is null) as unread from member_message m
        where m.member_id = $1 and ${shown}`,
      [memberId],
    ),
  ]);
  const count = counts.rows[0] ?? { all: 0n, unread: 0n };
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      ...messageWords(caller.lang, row.key, {
        ...row.fill,
        ...(row.letter_title !== null && { title: row.letter_title, text: row.letter_text ?? '' }),
      }),
      is_read: row.read_at !== null,
      created_at: row.created_at.toISOString(),
    })),
    page: input.page,
    page_size: input.page_size,
    total: Number(input.state === 'unread' ? count.unread : count.all),
    unread: Number(count.unread),
  };
}
