import type { chat, DataOf, InputOf } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { VisitorCaller } from '../../../plugins/caller.ts';
import { assertRoom } from '../rooms.ts';
import { type MessageRow, messageColumns, messageTables, presentMessage } from './message-row.ts';

/** The newest messages of a room before one of them, oldest first, without what the reader has hidden. */
export async function listMessages(
  house: House,
  input: InputOf<typeof chat.chatMessages>,
  caller: VisitorCaller,
): Promise<DataOf<typeof chat.chatMessages>> {
  const { room, before, page_size: size } = input;
  await assertRoom(house.db, room);
  const readerId = caller.member?.memberId ?? null;
  const { rows } = await house.db.query<MessageRow>(
    `select ${messageColumns} from ${messageTables}
      where x.room = $1 and x.deleted_at is null and ($2::bigint is null or x.id < $2)
        and not exists (select 1 from chat_hidden h where h.member_id = $3 and h.hidden_id = x.member_id)
      order by x.id desc limit $4`,
    [room, before ?? null, readerId, size + 1],
  );
  return {
    room,
    items: rows
      .slice(0, size)
      .toReversed()
      .map((row) => presentMessage(row, caller.lang, readerId)),
    has_more: rows.length > size,
  };
}
