import { z } from 'zod';
import { call } from './call.ts';
import { messageId, reportReasons, room } from './chat.ts';
import { amount, amountOut, id, listInput, listOf, moment, nothing, say, text } from './fields.ts';

const moderated = z.object({
  member_id: id,
  account: z.string(),
  /** Null: may write. A ban has no end. */
  muted_until: moment.nullable(),
  is_banned: z.boolean(),
  reason: z.string(),
});

const report = z.object({
  id,
  message_id: messageId,
  room: z.string(),
  /** As it was when it was reported. */
  text: z.string(),
  is_deleted: z.boolean(),
  author: moderated,
  reason: z.enum(reportReasons),
  note: z.string(),
  reporter_account: z.string(),
  /** How many members have reported this message. */
  reports: z.int(),
  state: z.enum(['open', 'closed']),
  closed_by: z.string(),
  created_at: moment,
});

export const staffChatReports = call({
  name: 'staffChatReports',
  method: 'GET',
  path: '/api/staff/chat/reports',
  who: 'staff',
  permission: 'chat.moderate',
  summary: 'Reported messages, oldest first while they are open.',
  input: z.object({
    ...listInput,
    state: z.enum(['open', 'closed'], say('field_invalid')).default('open'),
  }),
  data: listOf(report).extend({ open: z.int() }),
  errors: [],
});

export const staffChatReportClose = call({
  name: 'staffChatReportClose',
  method: 'POST',
  path: '/api/staff/chat/reports/{id}/close',
  who: 'staff',
  permission: 'chat.moderate',
  summary: 'Closes every report about the same message; the message stays.',
  input: z.object({ id }),
  data: nothing,
  errors: ['chat_report_unknown', 'state_changed'],
});

export const staffChatMessages = call({
  name: 'staffChatMessages',
  method: 'GET',
  path: '/api/staff/chat/messages',
  who: 'staff',
  permission: 'chat.moderate',
  summary: 'What members have written, newest first, deleted messages too.',
  input: z.object({
    ...listInput,
    room: room.optional(),
    search: z.string(say('field_invalid')).trim().max(80, say('field_too_long')).optional(),
  }),
  data: listOf(
    z.object({
      id: messageId,
      room: z.string(),
      text: z.string(),
      is_deleted: z.boolean(),
      author: moderated,
      created_at: moment,
    }),
  ),
  errors: [],
});

export const staffChatMembers = call({
  name: 'staffChatMembers',
  method: 'GET',
  path: '/api/staff/chat/members',
  who: 'staff',
  permission: 'chat.moderate',
  summary: 'Members who may not write now: muted or banned.',
  input: z.object(listInput),
  data: listOf(moderated),
  errors: [],
});

const reason = text(200, 'reason_required');

export const staffChatMute = call({
  name: 'staffChatMute',
  method: 'POST',
  path: '/api/staff/chat/members/{id}/mute',
  who: 'staff',
  permission: 'chat.moderate',
  summary: 'Keeps a member from writing for some minutes, 30 days at most; the member reads the reason.',
  input: z.object({
    id,
    minutes: z
      .number(say('mute_minutes_invalid'))
      .int(say('mute_minutes_invalid'))
      .min(1, say('mute_minutes_invalid'))
      .max(43_200, say('mute_minutes_invalid')),
    reason,
  }),
  data: moderated,
  errors: ['member_unknown', 'state_changed'],
  example: {
    input: {
      id: '0190a4d2-0000-7000-8000-000000000001',
      minutes: 60,
      reason: 'Mensagens repetidas',
    },
  },
});

export const staffChatBan = call({
  name: 'staffChatBan',
  method: 'POST',
  path: '/api/staff/chat/members/{id}/ban',
  who: 'staff',
  permission: 'chat.moderate',
  summary: 'Keeps a member from writing until it is lifted.',
  input: z.object({ id, reason }),
  data: moderated,
  errors: ['member_unknown', 'state_changed'],
});

export const staffChatLift = call({
  name: 'staffChatLift',
  method: 'POST',
  path: '/api/staff/chat/members/{id}/lift',
  who: 'staff',
  permission: 'chat.moderate',
  summary: 'Lets a muted or banned member write again.',
  input: z.object({ id, reason }),
  data: moderated,
  errors: ['member_unknown', 'state_changed'],
});

export const staffChatDelete = call({
  name: 'staffChatDelete',
  method: 'POST',
  path: '/api/staff/chat/messages/{id}/delete',
  who: 'staff',
  permission: 'chat.moderate',
  summary: 'Takes a message out of its room and closes the reports about it.',
  input: z.object({ id: messageId, reason }),
  data: nothing,
  errors: ['chat_message_unknown', 'state_changed'],
});

export const staffChatRain = call({
  name: 'staffChatRain',
  method: 'POST',
  path: '/api/staff/chat/rain',
  who: 'staff',
  permission: 'chat.rain',
  summary:
    'Lets a rain fall now: shared equally among members who wrote and wagered in the last hour. With nobody there nothing is paid. All of the team together may give R$ 5,000.00 in a day.',
  input: z.object({ money: amount, reason }),
  data: z.object({
    rain_id: id,
    /** What was paid in all; what cannot be shared equally stays with the house. */
    paid_money: amountOut,
    share_money: amountOut,
    members: z.int(),
  }),
  idempotent: true,
  errors: ['amount_above_maximum', 'promotion_off', 'idempotency_conflict'],
  example: { input: { money: '100.00', reason: 'Aniversário da casa' } },
});

/** The most that all rains of staff may give in a day, in reais: one of the team alone lets them fall. */
export const staffRainDayMax = '5000.00';
