import type { House } from '../../../house.ts';
import type { AnyListener } from '../../../plugins/events.ts';
import { sendMessage } from './send-message.ts';

/** Money that has come or gone, each told to its member once. */
export const messageListeners: readonly AnyListener<House>[] = [
  {
    name: 'message-welcome',
    topic: 'member.registered',
    hear: async (house, tx, events) => {
      for (const { payload, at } of events)
        await sendMessage(tx, house, {
          at,
          memberId: payload.memberId,
          kind: 'account',
          key: 'information.message_welcome',
          isQuiet: true,
        });
    },
  },
  {
    name: 'message-deposit',
    topic: 'deposit.credited',
    hear: async (house, tx, events) => {
      for (const { payload, at } of events)
        await sendMessage(tx, house, {
          at,
          memberId: payload.memberId,
          kind: 'deposit',
          key: 'information.message_deposit',
          values: { amount: { cents: payload.amountCents } },
        });
    },
  },
  {
    name: 'message-withdrawal',
    topic: 'withdrawal.paid',
    hear: async (house, tx, events) => {
      for (const { payload, at } of events)
        await sendMessage(tx, house, {
          at,
          memberId: payload.memberId,
          kind: 'withdrawal',
          key: 'information.message_withdrawal',
          values: { amount: { cents: payload.amountCents } },
        });
    },
  },
  {
    name: 'message-reward',
    topic: 'reward.granted',
    hear: async (house, tx, events) => {
      for (const { payload, at } of events)
        await sendMessage(tx, house, {
          at,
          memberId: payload.memberId,
          kind: 'reward',
          key: 'information.message_reward',
          values: {
            amount: { cents: payload.amountCents },
            reward: { phrases: [`information.${payload.kind}`, 'information.reward_other'] },
          },
        });
    },
  },
];
