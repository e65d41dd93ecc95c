import type { House } from '../../../house.ts';
import type { HouseEvents, Topic } from '../../../house-events.ts';
import type { AnyListener, Listener } from '../../../plugins/events.ts';
import { type NewMessage, sendMessage } from './send-message.ts';

/** The topics that are about a member. */
type MemberTopic = {
  [Name in Topic]: HouseEvents[Name] extends { readonly memberId: string } ? Name : never;
}[Topic];

/** What a listener makes of an event is told to its member once. */
const telling = <Name extends MemberTopic>(
  name: string,
  topic: Name,
  messageOf: (payload: HouseEvents[Name]) => Omit<NewMessage, 'memberId' | 'at'>,
): Listener<House, Name> => ({
  name,
  topic,
  hear: async (house, tx, events) => {
    for (const { payload, at } of events)
      await sendMessage(tx, house, { ...messageOf(payload), at, memberId: payload.memberId });
  },
});

/** Money that has come or gone, and changes of what protects the account. */
export const messageListeners: readonly AnyListener<House>[] = [
  telling('message-welcome', 'member.registered', () => ({
    kind: 'account',
    key: 'information.message_welcome',
    isQuiet: true,
  })),
  telling('message-security', 'account.changed', ({ what, values }) => ({
    kind: 'account',
    key: 'information.message_security',
    values: { what: { phrases: [what], values } },
    isMailed: true,
  })),
  telling('message-deposit', 'deposit.credited', ({ amountCents }) => ({
    kind: 'deposit',
    key: 'information.message_deposit',
    values: { amount: { cents: amountCents } },
  })),
  telling('message-withdrawal', 'withdrawal.paid', ({ amountCents }) => ({
    kind: 'withdrawal',
    key: 'information.message_withdrawal',
    values: { amount: { cents: amountCents } },
  })),
  telling('message-reward', 'reward.granted', ({ kind, amountCents }) => ({
    kind: 'reward',
    key: 'information.message_reward',
    values: {
      amount: { cents: amountCents },
      reward: { phrases: [`information.${kind}`, 'information.reward_other'] },
    },
  })),
];
