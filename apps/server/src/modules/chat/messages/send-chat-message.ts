import { chat, type InputOf } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { once, requestHash } from '../../../plugins/idempotency.ts';
import { maskAccount } from '../../../plugins/mask-account.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { assertMayBeRewarded } from '../../wallet/index.ts';
import { assertMayWrite, lockAuthor } from '../author.ts';
import { assertRoom } from '../rooms.ts';
import { findMentions, isCalled } from '../text/mentions.ts';
import { checkedText } from './checked-text.ts';
import { presentMessage, readMessage } from './message-row.ts';
import { assertPace } from './pace.ts';
import { tellMember, tellMessage } from './tell-room.ts';

/** How far back somebody who is spoken to may have written. */
const writersLookedAt = 200;

/**
 * Says something in a room, once for its key. Who may be given no reward may not write either: demo members, frozen and
 * self-excluded ones. Fails with what the contract names.
 */
export async function sendChatMessage(
  house: House,
  input: InputOf<typeof chat.chatSend>,
  caller: MemberCaller,
): Promise<chat.ChatMessage> {
  const { memberId } = caller.member;
  const { room } = input;
  const request = {
    memberId,
    call: chat.chatSend.name,
    key: caller.idempotencyKey,
    hash: requestHash(input),
  };
  return once(house.db, request, async (tx) => {
    await assertRoom(tx, room);
    await assertMayBeRewarded(tx, memberId);
    const author = await lockAuthor(tx, memberId);
    assertMayWrite(author, house.clock.now());
    const { text, names } = findMentions(checkedText(input.text));
    await assertPace(tx, memberId);
    const mentioned = await findWriters(tx, { room, names, exceptId: memberId });
    const { rows } = await tx.query<{ id: bigint }>(
      'insert into chat_message (room, member_id, text, mentions) values ($1, $2, $3, $4) returning id',
      [room, memberId, text, mentioned],
    );
    const [inserted] = rows;
    if (!inserted) throw new Error('an insert returned no row');
    const row = await readMessage(tx, inserted.id);
    await tellMessage(tx, house, row);
    const name = maskAccount(author.account);
    for (const id of mentioned)
      await tellMember(tx, house, id, { kind: 'mention', room, message_id: String(row.id), name });
    return presentMessage(row, caller.lang, memberId);
  });
}

/** Who of those that wrote here lately is called by these names; of several with one masked name the last. */
async function findWriters(
  tx: Queryable,
  { room, names, exceptId }: { room: string; names: readonly string[]; exceptId: string },
): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await tx.query<{ member_id: string; account: string }>(
    `select w.member_id, m.account from (
       select member_id, max(id) as last_id from (
         select id, member_id from chat_message
          where room = $1 and member_id is not null and deleted_at is null order by id desc limit $2) lately
        where member_id <> $3 group by member_id) w
      join member m on m.id = w.member_id
     where not exists (select 1 from chat_hidden h where h.member_id = w.member_id and h.hidden_id = $3)
     order by w.last_id desc`,
    [room, writersLookedAt, exceptId],
  );
  const found = names.map((name) => rows.find(({ account }) => isCalled(account, [name]))?.member_id);
  return [...new Set(found.filter((id) => id !== undefined))];
}
