import { z } from 'zod';
import { call } from './call.ts';
import { id, listInput, listOf, moment, nothing, text } from './fields.ts';

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
  errors: ['member_unknown', 'account_erased'],
});

export const staffMemberHold = call({
  name: 'staffMemberHold',
  method: 'POST',
  path: '/api/staff/members/{id}/hold',
  who: 'staff',
  permission: 'members.freeze',
  summary: "Keeps a member's data from being erased, whatever its time, until the hold is lifted.",
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: nothing,
  errors: ['member_unknown', 'state_changed', 'account_erased'],
});

export const staffMemberHoldLift = call({
  name: 'staffMemberHoldLift',
  method: 'POST',
  path: '/api/staff/members/{id}/hold/lift',
  who: 'staff',
  permission: 'members.freeze',
  summary: "Lifts the hold on a member's data.",
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: nothing,
  errors: ['member_unknown', 'state_changed'],
});
