import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, endToEndId, id, markInput, moment, nothing, pageOf, say, text } from './fields.ts';
import { withdrawalStates } from './payments.ts';

/** Counting stops here: what is longer is told as so many and more. */
export const countedTo = 1000;

const waiting = z.int().nullable();

export const queueCounts = call({
  name: 'staffQueues',
  method: 'GET',
  path: '/api/staff/queues',
  who: 'staff',
  summary:
    'How much waits in each work queue the caller may enter, null for the others. No count goes beyond `counted_to`.',
  input: nothing,
  data: z.object({
    withdrawals: z
      .object({
        states: z.record(z.enum(withdrawalStates), z.int()),
        /** Submitted and waiting for a second person. */
        open: z.int(),
        open_money: amountOut,
        overdue: z.int(),
      })
      .nullable(),
    payouts: waiting,
    refunds: waiting,
    cases: waiting,
    exclusions: waiting,
    registrations: waiting,
    support: waiting,
    /** What others have asked for and the caller may decide, and withdrawals that wait for a second approval the caller may give. */
    requests: waiting,
    second_reviews: waiting,
    /** Messages of the chat that somebody has reported. */
    chat: waiting,
    /** Games whose returns of the last thirty days chance does not explain. */
    alarms: waiting,
    /** Since when the Pix institution has told nothing: deposits, payouts and refunds wait. Null while it does. */
    pix_silent_since: z.iso.datetime().nullable(),
    counted_to: z.int(),
  }),
  errors: [],
  perMinute: 240,
});

const stuckPayout = z.object({
  /** The withdrawal's. */
  id,
  order_number: z.string(),
  member_id: id,
  account: z.string(),
  realname: z.string(),
  money: amountOut,
  state: z.enum(['approved', 'paying']),
  approved_at: moment,
  /** Until then the member was promised the money. */
  due_at: moment,
  /** From then on it may be declared how it ended; null before it was sent. */
  declarable_at: moment.nullable(),
  /** Somebody has asked to declare it, and a second person decides. */
  is_declared: z.boolean(),
});

export const stuckPayouts = call({
  name: 'staffStuckPayouts',
  method: 'GET',
  path: '/api/staff/queues/payouts',
  who: 'staff',
  permission: 'withdrawals.read',
  summary: 'Approved withdrawals that are not paid five minutes later, the one due first at the top.',
  input: z.object(markInput),
  data: pageOf(stuckPayout),
  errors: [],
});

export const payoutAsk = call({
  name: 'staffPayoutAsk',
  method: 'POST',
  path: '/api/staff/queues/payouts/{id}/ask',
  who: 'staff',
  permission: 'withdrawals.review',
  summary:
    'Asks the institution about a payout at once; one it never got is sent again under the same id, so that nothing is paid twice.',
  input: z.object({ id }),
  data: z.object({ id }),
  errors: ['withdrawal_unknown', 'state_changed'],
});

const waitingRefund = z.object({
  /** The Pix's end-to-end id. */
  id: z.string(),
  state: z.enum(['refunding', 'unmatched']),
  reason: z.string(),
  money: amountOut,
  payer_masked: z.string(),
  received_at: moment,
  /** Null for a Pix that nobody asked for. */
  deposit_id: id.nullable(),
  order_number: z.string(),
  member_id: id.nullable(),
  account: z.string(),
  /** From then on it may be declared that it went back in another way; null before it is sent back. */
  declarable_at: moment.nullable(),
  /** Somebody has asked to declare it, and a second person decides. */
  is_declared: z.boolean(),
});

export const refunds = call({
  name: 'staffRefunds',
  method: 'GET',
  path: '/api/staff/queues/refunds',
  who: 'staff',
  permission: 'withdrawals.read',
  summary:
    'Received Pix that pay no deposit, and then those that are still to go back, each the oldest first.',
  input: z.object(markInput),
  data: pageOf(waitingRefund),
  errors: [],
});

export const refundAsk = call({
  name: 'staffRefundAsk',
  method: 'POST',
  path: '/api/staff/queues/refunds/{id}/ask',
  who: 'staff',
  permission: 'withdrawals.review',
  summary:
    'Sends a Pix back that pays no deposit, or tries a refund again at once; repeating it cannot refund twice.',
  input: z.object({ id: endToEndId }),
  data: z.object({ id: z.string() }),
  errors: ['refund_unknown'],
});

const exclusion = z.object({
  id,
  member_id: id,
  account: z.string(),
  realname: z.string(),
  starts_at: moment,
  /** Null for ever. */
  ends_at: moment.nullable(),
  /** Play opens again then, because the member has asked to come back. */
  returns_at: moment.nullable(),
  /** What the member still holds here, in cash and in withdrawals under way. */
  money: amountOut,
  held_money: amountOut,
  seen_by: z.string(),
  seen_at: moment.nullable(),
  note: z.string(),
});

export const exclusions = call({
  name: 'staffExclusions',
  method: 'GET',
  path: '/api/staff/queues/exclusions',
  who: 'staff',
  permission: 'members.read',
  summary: 'Self-exclusions, newest first: those nobody has looked after yet, or all of them.',
  input: z.object({
    ...markInput,
    state: z.enum(['waiting', 'all'], say('field_invalid')).default('waiting'),
  }),
  data: pageOf(exclusion),
  errors: [],
});

export const exclusionSeen = call({
  name: 'staffExclusionSeen',
  method: 'POST',
  path: '/api/staff/queues/exclusions/{id}/seen',
  who: 'staff',
  permission: 'members.note',
  summary: 'Says that somebody has looked after a self-excluded member, and what was done.',
  input: z.object({ id, note: text(200, 'note_required') }),
  data: z.object({ id }),
  errors: ['exclusion_unknown', 'account_erased', 'state_changed'],
});

/** What a registration was checked for, and what came of it. */
const checks = z.object({
  age: z.int(),
  is_adult: z.boolean(),
  is_cpf_valid: z.boolean(),
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  /** Pix received from the member's own CPF, and from others. */
  paid_by_own: z.int(),
  paid_by_others: z.int(),
  /** Withdrawal accounts in the member's name, and in others. */
  accounts_own: z.int(),
  accounts_others: z.int(),
  /** `waiting` until somebody of the staff has decided. */
  verdict: z.enum(['waiting', 'verified', 'refused']),
  verdict_by: z.string(),
  verdict_note: z.string(),
  verdict_at: moment.nullable(),
  /** The terms the member accepted last; 0 is the text the house began with, null when nothing was kept. */
  terms_version: z.int().nullable(),
  terms_accepted_at: moment.nullable(),
});

export const memberChecks = call({
  name: 'staffMemberChecks',
  method: 'GET',
  path: '/api/staff/members/{id}/checks',
  who: 'staff',
  permission: 'members.read',
  summary: "What a member's registration was checked for: age, CPF, contacts, who pays in, where money goes.",
  input: z.object({ id }),
  data: checks,
  errors: ['member_unknown'],
});

export const registrations = call({
  name: 'staffRegistrations',
  method: 'GET',
  path: '/api/staff/queues/registrations',
  who: 'staff',
  permission: 'members.read',
  summary: 'Members whose registration nobody has decided about, newest first.',
  input: z.object(markInput),
  data: pageOf(
    checks.extend({
      id,
      account: z.string(),
      realname: z.string(),
      cpf_masked: z.string(),
      created_at: moment,
    }),
  ),
  errors: [],
});

export const memberVerify = call({
  name: 'staffMemberVerify',
  method: 'POST',
  path: '/api/staff/members/{id}/verify',
  who: 'staff',
  permission: 'members.verify',
  summary:
    'Decides about a registration; the last word counts, and every word is kept in the audit log. To refuse one freezes the member; to verify it later does not let the member back in.',
  input: z.object({
    id,
    is_verified: z.boolean(say('field_invalid')),
    note: z.string().trim().max(200).default(''),
  }),
  data: checks,
  errors: ['member_unknown', 'account_erased'],
  example: {
    input: { id: '0190a4d2-0000-7000-8000-000000000001', is_verified: true, note: 'Documento conferido' },
  },
});
