import type { House } from '../../house.ts';
import type { Listener } from '../../plugins/events.ts';
import { maskAccount } from '../../plugins/mask-account.ts';
import { sendMessage } from '../information/index.ts';

/** Tells an inviter, once, who has joined by the invitation: in the message centre and, told by the socket, on the screen. */
export const friendJoined: Listener<House, 'member.registered'> = {
  name: 'agency-friend-joined',
  topic: 'member.registered',
  hear: async (house, tx, events) => {
    for (const { payload, at } of events) {
      const { memberId, introducerId } = payload;
      if (introducerId === null) continue;
      const { rows } = await tx.query<{ account: string }>('select account from member where id = $1', [
        memberId,
      ]);
      const [friend] = rows;
      if (!friend) continue;
      await sendMessage(tx, house, {
        memberId: introducerId,
        kind: 'friend',
        key: 'information.message_friend',
        values: { name: maskAccount(friend.account) },
        at,
      });
    }
  },
};
