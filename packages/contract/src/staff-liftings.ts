import { z } from 'zod';
import { call } from './call.ts';
import { id, listInput, listOf, moment, say, text } from './fields.ts';

const lifting = z.object({
  id,
  member_id: id,
  account: z.string(),
  reason: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  asked_by: z.string(),
  asked_at: moment,
  /** Empty while nobody has decided. */
  decided_by: z.string(),
  decided_at: moment.nullable(),
});

export const staffLiftings = call({
  name: 'staffLiftings',
  method: 'GET',
  path: '/api/staff/liftings',
  who: 'staff',
  permission: 'cases.read',
  summary:
    'Blacklistings that somebody asked to lift, those that wait first, then the newest; of one member or of all.',
  input: z.object({ ...listInput, member_id: id.optional() }),
  data: listOf(lifting),
  errors: [],
});

export const staffLiftingAsk = call({
  name: 'staffLiftingAsk',
  method: 'POST',
  path: '/api/staff/members/{id}/lifting',
  who: 'staff',
  permission: 'cases.decide',
  summary: 'Asks to lift the blacklisting of a member; a second person decides.',
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: lifting,
  errors: ['member_unknown', 'member_not_blacklisted', 'lifting_waits'],
});

export const staffLiftingDecide = call({
  name: 'staffLiftingDecide',
  method: 'POST',
  path: '/api/staff/liftings/{id}/decide',
  who: 'staff',
  permission: 'cases.decide',
  summary:
    'Lifts a blacklisting, or refuses to: the member may log in again, and nothing else changes. Who asked for it may only refuse.',
  input: z.object({ id, is_approved: z.boolean(say('field_invalid')) }),
  data: lifting,
  errors: ['lifting_unknown', 'state_changed', 'same_reviewer', 'same_hand'],
});
