import { type DataOf, type InputOf, support } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { once, requestHash } from '../../../plugins/idempotency.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { addMessage, lockOwnConversation, presentOwn, tellSupport } from './conversation.ts';

const hourMs = 3_600_000;
/** So many messages an hour may wait for an answer. */
const unansweredMax = 10;

/**
 * Writes to the team, once for its key; a closed conversation opens again. Fails with `support_wait` when ten of the last hour
 * wait for an answer already.
 */
export async function writeToTeam(
  house: House,
  input: InputOf<typeof support.supportWrite>,
  caller: MemberCaller,
): Promise<DataOf<typeof support.supportWrite>> {
  const { memberId } = caller.member;
  const request = {
    memberId,
    call: support.supportWrite.name,
    key: caller.idempotencyKey,
    hash: requestHash(input),
  };
  return once(house.db, request, async (tx) => {
    const at = house.clock.now();
    const own = await lockOwnConversation(tx, memberId, at);
    const { rows } = await tx.query<{ waiting: bigint }>(
      `select count(*) as waiting from (
         select * from support_message where conversation_id = $1 order by id desc limit $2) m
        where m.staff_id is null and m.at > $3`,
      [own.id, unansweredMax, new Date(at.getTime() - hourMs)],
    );
    if (Number(rows[0]?.waiting ?? 0n) >= unansweredMax) throw new AppError('support_wait');
    await addMessage(tx, { conversationId: own.id, staffId: null, text: input.text, at });
    await tellSupport(tx, house, memberId);
    return presentOwn(tx, memberId);
  });
}

/** Marks all answers as read. */
export async function readAnswers(house: House, caller: MemberCaller): Promise<{ unread: number }> {
  const { memberId } = caller.member;
  return inTransaction(house.db, async (tx) => {
    const { rowCount } = await tx.query(
      'update support_conversation set unread = 0 where member_id = $1 and unread > 0',
      [memberId],
    );
    if (rowCount === 1) await tellSupport(tx, house, memberId);
    return { unread: 0 };
  });
}
