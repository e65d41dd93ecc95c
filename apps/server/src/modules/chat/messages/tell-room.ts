import type { chat } from '@arara/contract';
import { defaultLanguage } from '@arara/phrases';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { topicOf } from '../rooms.ts';
import { type MessageRow, presentMessage } from './message-row.ts';

/** Tells a room's sockets of a message; it names no reader, and a site puts what the house says into its own words. */
export async function tellMessage(tx: Queryable, house: House, row: MessageRow): Promise<void> {
  await tell(tx, house, row.room, { kind: 'message', message: presentMessage(row, defaultLanguage, null) });
}

/** Tells a room's sockets that a message is gone. */
export async function tellDeleted(
  tx: Queryable,
  house: House,
  room: string,
  messageId: string,
): Promise<void> {
  await tell(tx, house, room, { kind: 'deleted', message_id: messageId });
}

async function tell(tx: Queryable, house: House, room: string, data: chat.ChatRoomEvent): Promise<void> {
  await house.notices.send(tx, { type: 'open', topic: topicOf(room), data });
}

/** Tells one member's own sockets what happened to the member in the chat. */
export async function tellMember(
  tx: Queryable,
  house: House,
  memberId: string,
  data: chat.ChatMemberEvent,
): Promise<void> {
  await house.notices.send(tx, { type: 'member', memberId, topic: 'chat', data });
}
