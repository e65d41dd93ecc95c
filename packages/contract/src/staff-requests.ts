import { z } from 'zod';
import { call } from './call.ts';
import { endToEndId, id, listInput, listOf, moment, phone, say, text } from './fields.ts';

/** What one of the staff asks for and another decides. */
export const requestKinds = [
  'adjustment',
  'lifting',
  'payout',
  'refund',
  'transfer',
  'left_behind',
  'phone',
] as const;
/** `overtaken`: what it asked about has ended by itself before anybody decided. */
export const requestStates = ['waiting', 'done', 'refused', 'overtaken'] as const;

/** What a platform said of what is declared when it was asked for, and the institution of a payout or refund. */
export const platformSays = ['not_connected', 'no_answer', 'something_else', 'player_unknown'] as const;
export const pspSays = ['not_found', 'no_answer', 'not_done', 'under_way'] as const;

/** What somebody asked for, as everybody sees it who may decide it. */
export const request = z.object({
  id,
  kind: z.enum(requestKinds),
  /** Null, and no account, for a Pix that pays no deposit. */
  member_id: id.nullable(),
  account: z.string(),
  /** Of a correction, above zero what is given to the member, below it what is taken; of a payout, the withdrawal's; of a refund, the Pix's; of a transfer, its own; of what was left with a platform, that. Empty without money. */
  money: z.string(),
  /** The case that asked for a correction; null for what somebody asked for by hand. */
  case_id: id.nullable(),
  /** The withdrawal whose payout is declared, and what as; or whether the house pays what was left with a platform. */
  withdrawal_id: id.nullable(),
  /** Of that withdrawal, or of the deposit that the refunded Pix paid; empty without one. */
  order_number: z.string(),
  is_paid: z.boolean().nullable(),
  /** The Pix that is declared to have gone back in another way. */
  end_to_end_id: z.string().nullable(),
  /** The transfer that is declared, with its platform's name (empty without one) and its way, and what as. */
  transfer_id: id.nullable(),
  platform: z.string(),
  direction: z.enum(['in', 'out']).nullable(),
  is_done: z.boolean().nullable(),
  /** `unknown`: a word that only a newer release has. */
  platform_said: z
    .enum([...platformSays, 'unknown'])
    .nullable()
    .catch('unknown'),
  evidence: z.string(),
  /** The phone that the account is to have; empty for what is about none. */
  phone: z.string(),
  /** Of another phone: two-factor login is turned off with it. Null for what is about no phone. */
  ends_two_factor: z.boolean().nullable(),
  psp_said: z
    .enum([...pspSays, 'unknown'])
    .nullable()
    .catch('unknown'),
  reason: z.string(),
  state: z.enum([...requestStates, 'unknown']).catch('unknown'),
  asked_by: z.string(),
  asked_at: moment,
  /** Empty while nobody has decided. */
  decided_by: z.string(),
  decided_at: moment.nullable(),
});

export const staffRequests = call({
  name: 'staffRequests',
  method: 'GET',
  path: '/api/staff/requests',
  who: 'staff',
  summary:
    'What somebody asked for and a second person decides, of the kinds that the caller may decide: what waits first, the oldest at the top, then the newest; of one member or of all.',
  input: z.object({ ...listInput, member_id: id.optional() }),
  data: listOf(request).extend({
    /** Of all that waits, and of what others than the caller have asked for. */
    waiting: z.int(),
    waiting_for_me: z.int(),
  }),
  errors: [],
});

export const staffRequestDecide = call({
  name: 'staffRequestDecide',
  method: 'POST',
  path: '/api/staff/requests/{id}/decide',
  who: 'staff',
  summary: 'Carries out what somebody else asked for, or refuses it. Who asked for it may only refuse.',
  input: z.object({ id, is_approved: z.boolean(say('field_invalid')) }),
  data: request,
  errors: [
    'request_unknown',
    'state_changed',
    'same_reviewer',
    'asker_gone',
    'same_hand',
    'hand_too_new',
    'same_maker',
    'insufficient_funds',
    'payout_known',
    'payout_under_way',
    'refund_known',
    'refund_under_way',
    'transfer_known',
    'transfer_under_way',
    'left_behind_unknown',
    'transfer_in_progress',
    'platform_answers',
    'phone_taken',
    'access_changed',
    'account_erased',
  ],
});

/** Decimal text with two places and, where cash is taken, a minus: "-12.34"; a million at most. */
const signedAmount = z
  .string(say('amount_format'))
  .trim()
  .regex(/^-?\d{1,7}\.\d{2}$/, 'amount_format')
  .refine((value) => !/^-?0+\.00$/.test(value), 'amount_format')
  // The table takes no more.
  .refine((value) => Math.abs(Number(value)) <= 1_000_000, 'amount_format');

export const staffAdjust = call({
  name: 'staffAdjust',
  method: 'POST',
  path: '/api/staff/members/{id}/adjust',
  who: 'staff',
  permission: 'money.adjust',
  summary:
    "Asks for a correction of a member's cash, once for a key that is given; a second person decides. A minus takes.",
  input: z.object({ id, money: signedAmount, reason: text(200, 'reason_required') }),
  data: request,
  errors: ['member_unknown', 'demo_not_allowed', 'account_erased', 'idempotency_conflict'],
});

export const staffLiftingAsk = call({
  name: 'staffLiftingAsk',
  method: 'POST',
  path: '/api/staff/members/{id}/lifting',
  who: 'staff',
  permission: 'cases.decide',
  summary: 'Asks to lift the blacklisting of a member; a second person decides.',
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: request,
  errors: ['member_unknown', 'member_not_blacklisted', 'request_waits'],
});

export const staffPhoneAsk = call({
  name: 'staffPhoneAsk',
  method: 'POST',
  path: '/api/staff/members/{id}/phone',
  who: 'staff',
  permission: 'members.verify',
  summary:
    'Asks to give an account another phone, for a member who has lost the one of before and has proven who asks; a second person decides, and the member is told. A code to it sets a forgotten password; two-factor login, whose app was on the phone of before, may be turned off with it.',
  input: z.object({
    id,
    phone,
    /** For who has lost the app of two-factor login with the phone, and the recovery codes. */
    ends_two_factor: z.boolean(say('field_invalid')).default(false),
    /** What proves who asks: the document that was seen, and the number of the conversation. */
    evidence: text(100, 'evidence_required'),
    reason: text(200, 'reason_required'),
  }),
  data: request,
  errors: [
    'sms_unavailable',
    'member_unknown',
    'demo_not_allowed',
    'account_erased',
    'phone_taken',
    'two_factor_off',
    'request_waits',
  ],
});

export const staffPayoutDeclare = call({
  name: 'staffPayoutDeclare',
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/declare',
  who: 'staff',
  permission: 'withdrawals.review',
  summary:
    'Asks to declare that a payout without an outcome was paid, or was not, by what the bank has proven on paper; a second person decides. The institution is asked once more, and while it waits nothing is sent.',
  input: z.object({
    id,
    is_paid: z.boolean(say('field_invalid')),
    /** What proves it: the end-to-end id, or the number of the bank's statement or letter. */
    evidence: text(100, 'evidence_required'),
    reason: text(200, 'reason_required'),
  }),
  data: request,
  errors: [
    'withdrawal_unknown',
    'state_changed',
    'payout_too_fresh',
    'payout_known',
    'payout_under_way',
    'request_waits',
  ],
});

export const staffRefundDeclare = call({
  name: 'staffRefundDeclare',
  method: 'POST',
  path: '/api/staff/queues/refunds/{id}/declare',
  who: 'staff',
  permission: 'withdrawals.review',
  summary:
    'Asks to declare that a refund which the institution does not do went back to the payer by a transfer of the house; a second person decides. The institution is asked once more, and while it waits nothing is sent.',
  input: z.object({
    id: endToEndId,
    /** What proves it: the end-to-end id of the transfer, or the number of the bank's statement or letter. */
    evidence: text(100, 'evidence_required'),
    reason: text(200, 'reason_required'),
  }),
  data: request,
  errors: [
    'refund_unknown',
    'state_changed',
    'refund_too_fresh',
    'refund_known',
    'refund_under_way',
    'request_waits',
  ],
});

export const staffTransferDeclare = call({
  name: 'staffTransferDeclare',
  method: 'POST',
  path: '/api/staff/platform-transfers/{id}/declare',
  who: 'staff',
  permission: 'withdrawals.review',
  summary:
    'Asks to declare that a transfer to or from a platform was done, or failed, by what the platform or whoever winds it up has shown on paper; a second person decides. A platform that is connected is asked once more.',
  input: z.object({
    id,
    is_done: z.boolean(say('field_invalid')),
    /** What proves it: the number of the platform's statement, or of the letter of whoever winds it up. */
    evidence: text(100, 'evidence_required'),
    reason: text(200, 'reason_required'),
  }),
  data: request,
  errors: [
    'transfer_unknown',
    'state_changed',
    'transfer_too_fresh',
    'transfer_known',
    'transfer_under_way',
    'request_waits',
  ],
});

export const staffLeftBehindAsk = call({
  name: 'staffLeftBehindAsk',
  method: 'POST',
  path: '/api/staff/members/{id}/left-behind',
  who: 'staff',
  permission: 'money.adjust',
  summary:
    'Asks to end what a member has left with a platform that is gone: the house pays it, or it is written off by what proves that it is lost; a second person decides, and the member is told.',
  input: z.object({
    id,
    platform: z.string(say('field_required')).regex(/^[a-z0-9-]{2,20}$/, say('field_invalid')),
    is_paid: z.boolean(say('field_invalid')),
    /** What proves it: the number of the court's or the liquidator's letter, or of the platform's last statement. */
    evidence: text(100, 'evidence_required'),
    reason: text(200, 'reason_required'),
  }),
  data: request,
  errors: [
    'left_behind_unknown',
    'transfer_in_progress',
    'left_behind_too_fresh',
    'platform_answers',
    'state_changed',
    'request_waits',
  ],
});
