import type { InputOf, support } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { addMessage, lockConversation, sendMessage, tellSupport } from '../../information/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { type Thread, viewConversation } from './read-conversations.ts';

/**
 * Answers a member, whose screens hear of it at once; under a key once. Fails with `conversation_unknown`, and with
 * `idempotency_conflict` when something else was written under the key.
 */
export async function answerMember(
  house: House,
  input: InputOf<typeof support.staffSupportAnswer>,
  caller: StaffCaller,
): Promise<Thread> {
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const found = await lockConversation(tx, input.id);
    if (!found) throw new AppError('conversation_unknown');
    const { staffId } = caller.staff;
    const staffKey = caller.idempotencyKey;
    if (staffKey !== null && (await isWritten(tx, found.id, { staffId, staffKey, text: input.text })))
      return viewConversation(tx, found.id);
    await addMessage(tx, { conversationId: found.id, staffId, text: input.text, at, staffKey });
    await tellSupport(tx, house, found.member_id);
    // The bell rings once for all the answers that nobody has read.
    if (found.unread === 0)
      await sendMessage(tx, house, {
        memberId: found.member_id,
        kind: 'account',
        key: 'information.message_support',
        at,
      });
    const thread = await viewConversation(tx, found.id);
    await recordAudit(tx, actorOf(caller), at, {
      action: 'support.answer',
      subjectType: 'conversation',
      subjectId: found.id,
      detail: { account: thread.account, member_id: found.member_id },
    });
    return thread;
  });
}

async function isWritten(
  tx: Queryable,
  conversationId: string,
  { staffId, staffKey, text }: { staffId: string; staffKey: string; text: string },
): Promise<boolean> {
  const { rows } = await tx.query<{ is_same: boolean }>(
    `select conversation_id = $3 and text = $4 as is_same from support_message where staff_id = $1 and staff_key = $2`,
    [staffId, staffKey, conversationId, text],
  );
  if (rows[0]?.is_same === false) throw new AppError('idempotency_conflict');
  return rows.length > 0;
}

/** Closes a conversation. Fails with `conversation_unknown`, and with `state_changed` when it is closed. */
export async function closeConversation(
  house: House,
  { id }: InputOf<typeof support.staffSupportClose>,
  caller: StaffCaller,
): Promise<Thread> {
  return inTransaction(house.db, async (tx) => {
    const found = await lockConversation(tx, id);
    if (!found) throw new AppError('conversation_unknown');
    if (found.state === 'closed') throw new AppError('state_changed');
    await tx.query(
      `update support_conversation set state = 'closed', waits_since = null, unanswered = 0, closed_by = $2 where id = $1`,
      [id, caller.staff.staffId],
    );
    await tellSupport(tx, house, found.member_id);
    const thread = await viewConversation(tx, id);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'support.close',
      subjectType: 'conversation',
      subjectId: id,
      detail: { account: thread.account, member_id: found.member_id },
    });
    return thread;
  });
}
