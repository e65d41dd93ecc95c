import type { DataOf, InputOf, support } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type Conversation, messagesOf } from '../../information/index.ts';
import { beforeNewest, beforeOldest, nextMark, readIdMark } from '../reports/row-page.ts';

export type Thread = DataOf<typeof support.staffSupportGet>;

interface Row extends Conversation {
  readonly at_text: string;
  readonly account: string;
  readonly lang: string;
  readonly last_text: string | null;
  readonly is_last_theirs: boolean | null;
}

/** How much of the last message a list shows. */
const beginning = 120;

const read = (order: 'waits_since' | 'last_at') => `
  select c.id, c.member_id, c.state, c.waits_since, c.unanswered, c.unread, c.last_at, c.${order}::text as at_text,
         m.account, m.lang, l.last_text, l.is_last_theirs
    from support_conversation c join member m on m.id = c.member_id
    left join lateral (
      select left(t.text, ${beginning}) as last_text, t.staff_id is null as is_last_theirs
        from support_message t where t.conversation_id = c.id order by t.id desc limit 1) l on true`;

const present = (row: Row) => ({
  id: row.id,
  member_id: row.member_id,
  account: row.account,
  state: row.state,
  last_text: row.last_text ?? '',
  is_last_theirs: row.is_last_theirs ?? false,
  last_at: row.last_at.toISOString(),
  unanswered: row.unanswered,
  waits_since: row.waits_since?.toISOString() ?? null,
});

/** Conversations a page after a mark: who waits, the longest first; else the newest first. */
export async function listConversations(
  house: House,
  input: InputOf<typeof support.staffSupport>,
): Promise<DataOf<typeof support.staffSupport>> {
  const isWaiting = input.state === 'waiting';
  const after = readIdMark(input.after, isWaiting ? beforeOldest : beforeNewest);
  const values = [after.at, after.id, input.page_size];
  const { rows } = isWaiting
    ? await house.db.query<Row>(
        `${read('waits_since')}
            where c.waits_since is not null and (c.waits_since, c.id) > ($1::timestamptz, $2::uuid)
            order by c.waits_since, c.id limit $3`,
        values,
      )
    : await house.db.query<Row>(
        `${read('last_at')}
            where c.state = $4 and (c.last_at, c.id) < ($1::timestamptz, $2::uuid)
            order by c.last_at desc, c.id desc limit $3`,
        [...values, input.state],
      );
  return { items: rows.map(present), next: nextMark(rows, input.page_size) };
}

const messagesShown = 200;

/** One conversation with its newest messages. Fails with `conversation_unknown`. */
export async function viewConversation(db: Queryable, id: string): Promise<Thread> {
  const { rows } = await db.query<Row>(`${read('last_at')} where c.id = $1`, [id]);
  const [row] = rows;
  if (!row) throw new AppError('conversation_unknown');
  const messages = await messagesOf(db, id, messagesShown);
  // Of the team's answers the last ones are those that the member has not read.
  const firstUnread = messages.filter(({ staff_id }) => staff_id !== null).length - row.unread;
  let answers = 0;
  return {
    ...present(row),
    lang: row.lang,
    items: messages.map((message) => {
      const isTeam = message.staff_id !== null;
      if (isTeam) answers += 1;
      return {
        id: String(message.id),
        staff_email: message.staff_email ?? '',
        text: message.text,
        at: message.at.toISOString(),
        is_read: isTeam && answers <= firstUnread,
      };
    }),
  };
}
