import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { countUnread, shown } from './list-messages.ts';

/** The member's other screens count anew. */
const tell = (tx: Queryable, house: House, memberId: string) =>
  house.notices.send(tx, { type: 'member', memberId, topic: 'message', data: {} });

/** Marks one of the caller's messages as read; the first time is kept. */
export async function readMessage(
  house: House,
  input: { message_id: string },
  caller: MemberCaller,
): Promise<{ unread: number }> {
  const { memberId } = caller.member;
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ read_at: Date | null }>(
      'select read_at from member_message where id = $1 and member_id = $2 for update',
      [input.message_id, memberId],
    );
    const [message] = rows;
    if (!message) throw new AppError('message_unknown');
    if (message.read_at === null) {
      await tx.query('update member_message set read_at = house_now() where id = $1', [input.message_id]);
      await tell(tx, house, memberId);
    }
    return { unread: await countUnread(tx, memberId) };
  });
}

/** Marks all of the messages that are shown to the caller as read. */
export async function readAllMessages(
  house: House,
  caller: MemberCaller,
): Promise<{ read: number; unread: number }> {
  const { memberId } = caller.member;
  return inTransaction(house.db, async (tx) => {
    const { rowCount } = await tx.query(
      `update member_message m set read_at = house_now() where m.member_id = $1 and m.read_at is null and ${shown}`,
      [memberId],
    );
    const read = rowCount ?? 0;
    if (read > 0) await tell(tx, house, memberId);
    return { read, unread: await countUnread(tx, memberId) };
  });
}
