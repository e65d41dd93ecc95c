import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, moment, nothing, say } from './fields.ts';

/** Signs of a message, as readers see them. */
export const textLengthMax = 200;
export const reportReasons = ['insult', 'spam', 'scam', 'personal_data', 'other'] as const;

/** `site`, a game's slug, or a shared table's name. */
export const room = z.string(say('field_required')).regex(/^[a-z0-9][a-z0-9-]{0,59}$/, say('field_invalid'));
/** A message's number as text: JSON has no integers that are large enough. */
export const messageId = z.string(say('field_required')).regex(/^\d{1,18}$/, say('field_invalid'));

/** What a rain gave: in all, to each, to how many. */
const rainGiven = z.object({ money: amountOut, share_money: amountOut, members: z.int() });

export const chatMessage = z.object({
  id: messageId,
  room: z.string(),
  /** Null for what the house says. */
  author: z
    .object({
      /** Known in the chat alone: it is not the member's id. */
      id,
      name: z.string(),
      picture_url: z.string(),
      vip_level: z.int(),
    })
    .nullable(),
  text: z.string(),
  /** The house tells of a rain. */
  rain: rainGiven.nullable(),
  /** The caller is spoken to in it. */
  mentions_me: z.boolean(),
  created_at: moment,
});

export const chatMessages = call({
  name: 'chatMessages',
  method: 'GET',
  path: '/api/chat/{room}/messages',
  who: 'visitor',
  summary:
    'The newest messages of a room, oldest first; `before` goes further back. A member does not get what hidden authors wrote. The socket tells new ones: `watch` the topic `chat:<room>`.',
  input: z.object({
    room,
    before: messageId.optional(),
    page_size: z.coerce
      .number(say('field_invalid'))
      .int(say('field_invalid'))
      .min(1, say('field_invalid'))
      .max(100, say('field_invalid'))
      .default(50),
  }),
  data: z.object({ room: z.string(), items: z.array(chatMessage), has_more: z.boolean() }),
  errors: ['chat_room_unknown'],
  example: { input: { room: 'site' } },
});

export const chatState = call({
  name: 'chatState',
  method: 'GET',
  path: '/api/chat/state',
  who: 'visitor',
  summary: 'When the next rain falls and what it holds, and whether the caller may write.',
  input: nothing,
  data: z.object({
    server_time: moment,
    /** Null where the market allows no rain. */
    rain: z
      .object({
        next_at: moment,
        money: amountOut,
        last: rainGiven.extend({ at: moment }).nullable(),
      })
      .nullable(),
    /** Null for visitors. */
    me: z
      .object({
        /** Null until the caller has done something in the chat. */
        author_id: id.nullable(),
        name: z.string(),
        /** The error that writing would meet, or null. */
        refusal: z
          .enum(['demo_not_allowed', 'member_frozen', 'play_paused', 'chat_muted', 'chat_banned'])
          .nullable(),
        muted_until: moment.nullable(),
        reason: z.string(),
        hidden: z.array(z.object({ author_id: id, name: z.string() })),
      })
      .nullable(),
  }),
  errors: [],
});

export const chatSend = call({
  name: 'chatSend',
  method: 'POST',
  path: '/api/chat/{room}/messages',
  who: 'member',
  summary:
    'Says something in a room. Addresses and foul words are refused; `@name` of somebody who has written there tells that member.',
  // What cannot be seen is taken out before signs are counted.
  input: z.object({ room, text: z.string(say('field_required')).max(1000, say('field_too_long')) }),
  data: chatMessage,
  idempotent: true,
  errors: [
    'chat_room_unknown',
    'chat_muted',
    'chat_banned',
    'chat_too_fast',
    'chat_link_refused',
    'chat_words_refused',
    'demo_not_allowed',
    'member_frozen',
    'play_paused',
    'idempotency_conflict',
  ],
  example: { input: { room: 'site', text: 'Boa sorte a todos! 🍀' } },
});

export const chatReport = call({
  name: 'chatReport',
  method: 'POST',
  path: '/api/chat/report',
  who: 'member',
  summary: 'Shows a message to the staff; a member reports each message once.',
  input: z.object({
    message_id: messageId,
    reason: z.enum(reportReasons, say('field_invalid')),
    note: z.string(say('field_invalid')).trim().max(200, say('field_too_long')).default(''),
  }),
  data: nothing,
  errors: ['chat_message_unknown', 'demo_not_allowed'],
  perMinute: 30,
  example: { input: { message_id: '1204', reason: 'spam' } },
});

export const chatHide = call({
  name: 'chatHide',
  method: 'POST',
  path: '/api/chat/hide',
  who: 'member',
  summary: 'Hides what an author writes from the caller alone, or shows it again.',
  input: z.object({ author_id: id, is_hidden: z.boolean(say('field_required')) }),
  data: z.object({ hidden: z.array(z.object({ author_id: id, name: z.string() })) }),
  errors: ['chat_author_unknown', 'chat_hidden_full', 'demo_not_allowed'],
});

/** What the topic `chat:<room>` tells, beside the messages themselves. */
export const chatRoomEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), message: chatMessage }),
  z.object({ kind: z.literal('deleted'), message_id: messageId }),
]);

/** What the member's own topic `chat` tells. */
export const chatMemberEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mention'), room: z.string(), message_id: messageId, name: z.string() }),
  z.object({ kind: z.literal('rain'), share_money: amountOut }),
  /** Muted, banned, or free to write again. */
  z.object({ kind: z.literal('standing') }),
]);

export type ChatMessage = z.output<typeof chatMessage>;
export type ChatRoomEvent = z.output<typeof chatRoomEvent>;
export type ChatMemberEvent = z.output<typeof chatMemberEvent>;
