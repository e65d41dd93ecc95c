import { z } from 'zod';
import { call } from './call.ts';
import { id, markInput, moment, nothing, pageOf, say } from './fields.ts';

/** Lines may be broken, nothing else is control. */
const words = z
  .string(say('field_required'))
  .trim()
  .min(1, say('field_required'))
  .max(1000, say('field_too_long'))
  .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, say('field_invalid'));

const supportMessage = z.object({
  id: z.string(),
  /** Whether the member wrote it; the team otherwise. */
  is_mine: z.boolean(),
  text: z.string(),
  at: moment,
});

const conversation = z.object({
  /** `none` before the first message. */
  state: z.enum(['none', 'open', 'closed']),
  /** The newest hundred, oldest first. */
  items: z.array(supportMessage),
  /** Answers the member has not read. */
  unread: z.int(),
});

export const supportConversation = call({
  name: 'supportConversation',
  method: 'GET',
  path: '/api/support/conversation',
  who: 'member',
  summary: "The member's conversation with the team. The socket topic `support` tells of news.",
  input: nothing,
  data: conversation,
  errors: [],
});

export const supportWrite = call({
  name: 'supportWrite',
  method: 'POST',
  path: '/api/support/write',
  who: 'member',
  summary:
    'Writes to the team; a closed conversation opens again. Ten messages an hour wait for an answer at most.',
  input: z.object({ text: words }),
  data: conversation,
  errors: ['support_wait'],
  idempotent: true,
  perMinute: 20,
  example: { input: { text: 'Meu depósito ainda não chegou.' } },
});

export const supportRead = call({
  name: 'supportRead',
  method: 'POST',
  path: '/api/support/read',
  who: 'member',
  summary: 'Marks all answers as read.',
  input: nothing,
  data: z.object({ unread: z.int() }),
  errors: [],
});

const opened = z.object({
  id,
  member_id: id,
  account: z.string(),
  state: z.enum(['open', 'closed']),
  /** The beginning of the last message, and whether the member wrote it. */
  last_text: z.string(),
  is_last_theirs: z.boolean(),
  last_at: moment,
  /** Messages of the member since the team last answered. */
  unanswered: z.int(),
  /** Since when the member waits for an answer; null when nobody does. */
  waits_since: moment.nullable(),
});

const thread = opened.extend({
  lang: z.string(),
  items: z.array(
    z.object({ id: z.string(), staff_email: z.string(), text: z.string(), at: moment, is_read: z.boolean() }),
  ),
});

export const staffSupport = call({
  name: 'staffSupport',
  method: 'GET',
  path: '/api/staff/support',
  who: 'staff',
  permission: 'support.answer',
  summary:
    'Conversations with members: `waiting` for an answer, the longest first; `open` and `closed`, the newest first.',
  input: z.object({
    ...markInput,
    state: z.enum(['waiting', 'open', 'closed'], say('field_invalid')).default('waiting'),
  }),
  data: pageOf(opened),
  errors: [],
});

export const staffSupportGet = call({
  name: 'staffSupportGet',
  method: 'GET',
  path: '/api/staff/support/{id}',
  who: 'staff',
  permission: 'support.answer',
  summary: 'One conversation with its newest two hundred messages, oldest first.',
  input: z.object({ id }),
  data: thread,
  errors: ['conversation_unknown'],
  perMinute: 240,
});

export const staffSupportAnswer = call({
  name: 'staffSupportAnswer',
  method: 'POST',
  path: '/api/staff/support/{id}/answer',
  who: 'staff',
  permission: 'support.answer',
  summary: 'Answers a member, once for a key that is given; a closed conversation opens again.',
  input: z.object({ id, text: words }),
  data: thread,
  errors: ['conversation_unknown', 'idempotency_conflict'],
});

export const staffSupportClose = call({
  name: 'staffSupportClose',
  method: 'POST',
  path: '/api/staff/support/{id}/close',
  who: 'staff',
  permission: 'support.answer',
  summary: 'Closes a conversation; the member may open it again by writing.',
  input: z.object({ id }),
  data: thread,
  errors: ['conversation_unknown', 'state_changed'],
});
