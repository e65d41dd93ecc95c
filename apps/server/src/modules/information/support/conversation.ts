import type { DataOf, support } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** A member's conversation with the team. */
export interface Conversation {
  readonly id: string;
  readonly member_id: string;
  readonly state: 'open' | 'closed';
  readonly waits_since: Date | null;
  readonly unanswered: number;
  readonly unread: number;
  readonly last_at: Date;
}

const columns = 'id, member_id, state, waits_since, unanswered, unread, last_at';

async function conversationOf(db: Queryable, memberId: string): Promise<Conversation | null> {
  const { rows } = await db.query<Conversation>(
    `select ${columns} from support_conversation where member_id = $1`,
    [memberId],
  );
  return rows[0] ?? null;
}

/** The conversation, so that nobody else writes in it until the transaction ends; null for an unknown one. */
export async function lockConversation(tx: Queryable, id: string): Promise<Conversation | null> {
  const { rows } = await tx.query<Conversation>(
    `select ${columns} from support_conversation where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** The same by its member, who has one from then on. */
export async function lockOwnConversation(tx: Queryable, memberId: string, at: Date): Promise<Conversation> {
  const { rows } = await tx.query<Conversation>(
    `insert into support_conversation (member_id, last_at) values ($1, $2)
     on conflict (member_id) do update set member_id = excluded.member_id returning ${columns}`,
    [memberId, at],
  );
  const [row] = rows;
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

export interface SupportMessage {
  readonly id: bigint;
  readonly staff_id: string | null;
  readonly staff_email: string | null;
  readonly text: string;
  readonly at: Date;
}

/** The newest messages, the oldest of them first. */
export async function messagesOf(db: Queryable, id: string, limit: number): Promise<SupportMessage[]> {
  const { rows } = await db.query<SupportMessage>(
    `select m.id, m.staff_id, s.email as staff_email, m.text, m.at
       from (select * from support_message where conversation_id = $1 order by id desc limit $2) m
       left join staff s on s.id = m.staff_id order by m.id`,
    [id, limit],
  );
  return rows;
}

/** Puts a message into a conversation; a closed one is open again. */
export async function addMessage(
  tx: Queryable,
  message: {
    conversationId: string;
    staffId: string | null;
    text: string;
    at: Date;
    staffKey?: string | null;
  },
): Promise<void> {
  const { conversationId, staffId, text, at, staffKey = null } = message;
  await tx.query(
    'insert into support_message (conversation_id, staff_id, text, at, staff_key) values ($1, $2, $3, $4, $5)',
    [conversationId, staffId, text, at, staffKey],
  );
  await tx.query(
    staffId === null
      ? `update support_conversation set state = 'open', closed_by = null, last_at = $2, unanswered = unanswered + 1,
                waits_since = coalesce(waits_since, $2) where id = $1`
      : `update support_conversation set state = 'open', closed_by = null, last_at = $2, unanswered = 0,
                waits_since = null, unread = unread + 1 where id = $1`,
    [conversationId, at],
  );
}

/** The member's screens ask anew. */
export const tellSupport = (tx: Queryable, house: House, memberId: string): Promise<void> =>
  house.notices.send(tx, { type: 'member', memberId, topic: 'support', data: {} });

/** How many messages a member sees of the conversation. */
const shownMax = 100;

/** The conversation as its member sees it. */
export async function presentOwn(
  db: Queryable,
  memberId: string,
): Promise<DataOf<typeof support.supportConversation>> {
  const own = await conversationOf(db, memberId);
  if (!own) return { state: 'none', items: [], unread: 0 };
  const messages = await messagesOf(db, own.id, shownMax);
  return {
    state: own.state,
    items: messages.map(({ id, staff_id, text, at }) => ({
      id: String(id),
      is_mine: staff_id === null,
      text,
      at: at.toISOString(),
    })),
    unread: own.unread,
  };
}
