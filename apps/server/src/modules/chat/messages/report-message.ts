import type { chat, InputOf } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { assertNoDemo } from '../author.ts';
import { cleanText } from '../text/clean-text.ts';

/** Puts a message of another member before the staff; the same member's second report of it changes nothing. */
export async function reportMessage(
  house: House,
  input: InputOf<typeof chat.chatReport>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { memberId } = caller.member;
  return inTransaction(house.db, async (tx) => {
    await assertNoDemo(tx, memberId);
    const { rows } = await tx.query<{ room: string; text: string; member_id: string }>(
      `select room, text, member_id from chat_message
        where id = $1 and member_id is not null and member_id <> $2 and deleted_at is null`,
      [input.message_id, memberId],
    );
    const [message] = rows;
    if (!message) throw new AppError('chat_message_unknown');
    await tx.query(
      `insert into chat_report (message_id, room, text, author_id, reporter_id, reason, note)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict on constraint chat_report_once do nothing`,
      [
        input.message_id,
        message.room,
        message.text,
        message.member_id,
        memberId,
        input.reason,
        cleanText(input.note),
      ],
    );
    return {};
  });
}
