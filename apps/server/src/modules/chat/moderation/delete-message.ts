import type { InputOf, staffChat } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../../staff/index.ts';
import { tellDeleted } from '../messages/tell-room.ts';
import { closeReportsOf } from './close-report.ts';

/** Takes a member's message out of its room. Fails with `chat_message_unknown` and `state_changed`. */
export async function deleteMessage(
  house: House,
  input: InputOf<typeof staffChat.staffChatDelete>,
  caller: StaffCaller,
): Promise<Record<string, never>> {
  const { id, reason } = input;
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ room: string; text: string; account: string; isDeleted: boolean }>(
      `select x.room, x.text, m.account, x.deleted_at is not null as "isDeleted"
         from chat_message x join member m on m.id = x.member_id where x.id = $1 for update of x`,
      [id],
    );
    const [message] = rows;
    if (!message) throw new AppError('chat_message_unknown');
    if (message.isDeleted) throw new AppError('state_changed');
    await tx.query('update chat_message set deleted_at = $2 where id = $1', [id, now]);
    await closeReportsOf(tx, { messageId: id, staffId: caller.staff.staffId, now });
    await tellDeleted(tx, house, message.room, id);
    await recordAudit(tx, actorOf(caller), now, {
      action: 'chat.delete',
      subjectType: 'chat_message',
      subjectId: id,
      detail: { room: message.room, account: message.account, text: message.text, reason },
    });
    return {};
  });
}
