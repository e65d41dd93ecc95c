import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, listOf, moment, say, text } from './fields.ts';

export const staffMemberOffline = call({
  name: 'staffMemberOffline',
  method: 'POST',
  path: '/api/staff/members/{id}/offline',
  who: 'staff',
  permission: 'members.freeze',
  summary: 'Ends every session of a member; the member may log in again.',
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: z.object({ sessions_ended: z.int() }),
  errors: ['member_unknown'],
});

export const staffMemberDevices = call({
  name: 'staffMemberDevices',
  method: 'GET',
  path: '/api/staff/members/{id}/devices',
  who: 'staff',
  permission: 'members.read',
  summary: "A member's sessions, open and ended, newest first.",
  input: z.object({ id, ...listInput }),
  data: listOf(
    z.object({
      id,
      device: z.string(),
      ip: z.string(),
      created_at: moment,
      last_seen_at: moment,
      /** Empty while the session is open. */
      end_reason: z.string(),
    }),
  ),
  errors: ['member_unknown'],
});

const note = z.object({ id, text: z.string(), staff_email: z.string(), created_at: moment });

export const staffMemberNotes = call({
  name: 'staffMemberNotes',
  method: 'GET',
  path: '/api/staff/members/{id}/notes',
  who: 'staff',
  permission: 'members.read',
  summary: 'What staff wrote about a member, newest first.',
  input: z.object({ id, ...listInput }),
  data: listOf(note),
  errors: ['member_unknown'],
});

export const staffMemberNote = call({
  name: 'staffMemberNote',
  method: 'POST',
  path: '/api/staff/members/{id}/notes',
  who: 'staff',
  permission: 'members.note',
  summary: 'Writes a note on a member; notes are never changed.',
  input: z.object({ id, text: text(1000, 'note_required') }),
  data: note,
  errors: ['member_unknown'],
});

/** Decimal text with two places and, where cash is taken, a minus: "-12.34"; a million at most. */
const signedAmount = z
  .string(say('amount_format'))
  .trim()
  .regex(/^-?\d{1,7}\.\d{2}$/, 'amount_format')
  .refine((value) => !/^-?0+\.00$/.test(value), 'amount_format')
  // The table takes no more.
  .refine((value) => Math.abs(Number(value)) <= 1_000_000, 'amount_format');

const adjustment = z.object({
  id,
  member_id: id,
  account: z.string(),
  /** Above zero is given to the member, below it taken. */
  money: z.string(),
  reason: z.string(),
  /** The case that asked for it; null for one that somebody asked for by hand. */
  case_id: id.nullable(),
  state: z.enum(['waiting', 'done', 'refused']),
  asked_by: z.string(),
  asked_at: moment,
  /** Empty while nobody has decided. */
  decided_by: z.string(),
  decided_at: z.string(),
});

export const staffAdjustments = call({
  name: 'staffAdjustments',
  method: 'GET',
  path: '/api/staff/adjustments',
  who: 'staff',
  permission: 'money.adjust',
  summary: 'Corrections of balances, those that wait first, then the newest.',
  input: z.object({ ...listInput, member_id: id.optional() }),
  data: listOf(adjustment).extend({ waiting: z.int(), waiting_money: amountOut }),
  errors: [],
});

export const staffAdjust = call({
  name: 'staffAdjust',
  method: 'POST',
  path: '/api/staff/members/{id}/adjust',
  who: 'staff',
  permission: 'money.adjust',
  summary: "Asks for a correction of a member's cash; a second person decides. A minus takes.",
  input: z.object({ id, money: signedAmount, reason: text(200, 'reason_required') }),
  data: adjustment,
  errors: ['member_unknown', 'demo_not_allowed'],
});

export const staffAdjustmentDecide = call({
  name: 'staffAdjustmentDecide',
  method: 'POST',
  path: '/api/staff/adjustments/{id}/decide',
  who: 'staff',
  permission: 'money.adjust',
  summary: 'Carries a correction out, or refuses it. Who asked for it may only refuse.',
  input: z.object({ id, is_approved: z.boolean(say('field_invalid')) }),
  data: adjustment,
  errors: ['adjustment_unknown', 'state_changed', 'same_reviewer', 'same_hand', 'insufficient_funds'],
});
