import { z } from 'zod';
import { call } from './call.ts';
import {
  amountOut,
  id,
  markInput,
  memberStatus,
  moment,
  nothing,
  pageOf,
  range,
  say,
  text,
} from './fields.ts';
import { captchaFields } from './identity.ts';
import { deposit, withdrawal, withdrawalStates } from './payments.ts';
import { request } from './staff-requests.ts';
import { statementRow } from './wallet.ts';

export const staffRoles = ['support', 'finance', 'risk', 'content', 'admin'] as const;

const staffMe = z.object({
  id,
  email: z.string(),
  role: z.enum(staffRoles),
  permissions: z.array(z.string()),
  has_two_factor: z.boolean(),
  /** Somebody else has read the password: until an own one is set every other call answers `own_password_needed`. */
  must_change_password: z.boolean(),
});

export const staffLogin = call({
  name: 'staffLogin',
  method: 'POST',
  path: '/api/staff/login',
  who: 'visitor',
  summary:
    'Opens a staff session; accounts with an authenticator app give its code too. A password that an administrator was shown is good once. After two failures for an e-mail a verification code is asked for; after five from one address in 15 minutes that address waits.',
  input: z.object({
    email: text(120),
    password: text(128, 'enter_password'),
    code: z.string().trim().max(12).optional(),
    ...captchaFields,
  }),
  data: z.object({ token: z.string(), token_type: z.literal('bearer'), expires_at: moment, staff: staffMe }),
  errors: [
    'wrong_credentials',
    'captcha_required',
    'captcha_wrong',
    'locked_out',
    'two_factor_required',
    'code_wrong',
  ],
  perMinute: 30,
});

export const staffLogout = call({
  name: 'staffLogout',
  method: 'POST',
  path: '/api/staff/logout',
  who: 'staff',
  summary: 'Ends this staff session.',
  input: nothing,
  data: nothing,
  errors: [],
});

export const staffWho = call({
  name: 'staffWho',
  method: 'GET',
  path: '/api/staff/me',
  who: 'staff',
  summary: 'The staff account of this session and what it may do.',
  input: nothing,
  data: staffMe,
  errors: [],
});

/** What speaks for a closer look at a withdrawal. None of them: its risk is low. */
export const riskSignals = [
  'member_not_active',
  'registration_refused',
  'open_case',
  'clawback',
  'shared_key',
  'two_people',
  'access_changed',
  'new_account',
  'first_withdrawal',
  'new_destination',
  'more_than_deposited',
  'little_play',
] as const;

/** A withdrawal as the review queue shows it. */
export const staffWithdrawal = withdrawal.extend({
  member_id: id,
  account: z.string(),
  realname: z.string(),
  cpf_masked: z.string(),
  member_status: memberStatus,
  member_money: amountOut,
  rollover_remaining: amountOut,
  total_deposits: amountOut,
  total_withdrawals: amountOut,
  /** By itself or with what its member has asked for in the 24 hours before it. */
  needs_second_person: z.boolean(),
  first_reviewer: z.string(),
  second_reviewer: z.string(),
  /**
   * Set aside: nobody approves it before it is released. By somebody of the team, with a reason, or by the house, while a deposit of the
   * member (`disputed_deposit`, its order number) is disputed at its payer's institution.
   */
  hold: z.object({ reason: z.string(), by: z.string(), at: moment, disputed_deposit: z.string() }).nullable(),
  risk: z.enum(['low', 'medium', 'high']),
  risk_signals: z.array(z.enum(riskSignals)),
});

export const staffWithdrawals = call({
  name: 'staffWithdrawals',
  method: 'GET',
  path: '/api/staff/withdrawals',
  who: 'staff',
  permission: 'withdrawals.read',
  summary:
    "The review queue, the one due first at the top; `state` narrows it, and so does `search`: an id, an order number, a payment's end-to-end id, or a member's id or account.",
  input: z.object({
    ...markInput,
    state: z.enum([...withdrawalStates, 'open'], say('field_invalid')).optional(),
    search: z.string().trim().max(80).optional(),
  }),
  data: pageOf(staffWithdrawal),
  errors: [],
});

export const staffWithdrawalGet = call({
  name: 'staffWithdrawalGet',
  method: 'GET',
  path: '/api/staff/withdrawals/{id}',
  who: 'staff',
  permission: 'withdrawals.read',
  summary: 'One withdrawal with what a reviewer needs.',
  input: z.object({ id }),
  data: staffWithdrawal.extend({
    /** How the payout ended by the word of two people, asked for first at the top; empty for nearly all. */
    declarations: z.array(request),
  }),
  errors: ['withdrawal_unknown'],
});

export const staffWithdrawalApprove = call({
  name: 'staffWithdrawalApprove',
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/approve',
  who: 'staff',
  permission: 'withdrawals.review',
  summary:
    'Approves; above the configured amount a second person must approve too. `seen` is the state that whoever approves has looked at, `submitted` unless it is said: in another one nothing is done.',
  input: z.object({
    id,
    seen: z.enum(['submitted', 'second_review'], say('field_invalid')).default('submitted'),
  }),
  data: staffWithdrawal,
  errors: [
    'withdrawal_unknown',
    'state_changed',
    'same_reviewer',
    'same_hand',
    'hand_too_new',
    'same_maker',
    'withdrawal_on_hold',
  ],
});

export const staffWithdrawalReject = call({
  name: 'staffWithdrawalReject',
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/reject',
  who: 'staff',
  permission: 'withdrawals.review',
  summary: 'Rejects with a reason the member will read; the held funds come back.',
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: staffWithdrawal,
  errors: ['withdrawal_unknown', 'state_changed'],
});

export const staffMember = z.object({
  id,
  account: z.string(),
  realname: z.string(),
  cpf_masked: z.string(),
  phone_masked: z.string(),
  status: memberStatus,
  is_demo: z.boolean(),
  money: amountOut,
  bonus_money: amountOut,
  held_money: amountOut,
  /** On platforms, as they last said, and on its way there. */
  away_money: amountOut,
  rollover_remaining: amountOut,
  total_deposits: amountOut,
  total_withdrawals: amountOut,
  turnover: amountOut,
  created_at: moment,
  /** When the member closed the account. */
  closed_at: moment.nullable(),
  /** When what told who it was went, years after the closing: name, CPF and phone are empty, and the account is a number. */
  erased_at: moment.nullable(),
});

/** What keeps a closed account from being erased when its time is over. */
export const erasureObstacles = ['hold', 'excluded', 'case', 'dispute', 'money'] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

/** One member, with what becomes of the data. */
export const staffMemberView = staffMember.extend({
  /** The whole number, for who may decide about it (`members.verify`); empty for others. */
  phone: z.string(),
  /** Whether the login asks for a code of an authenticator app. */
  has_two_factor: z.boolean(),
  /** When a code took the place of a forgotten password last; null when none ever did. */
  password_set_anew_at: moment.nullable(),
  /** When a closed account is to be erased; null while it is open, and once it is erased. */
  erases_at: moment.nullable(),
  /** What would keep it from that today. */
  kept_by: z.array(z.enum(erasureObstacles)),
  /** Set by staff: nothing is erased before it is lifted. */
  hold: z.object({ reason: z.string(), by: z.string(), at: moment }).nullable(),
});

export const staffMembers = call({
  name: 'staffMembers',
  method: 'GET',
  path: '/api/staff/members',
  who: 'staff',
  permission: 'members.read',
  summary:
    "Members, newest first; whom a search names exactly stand above the others: by the beginning of an account, CPF, phone or e-mail, a part of a name, a member's id, a Pix key, or the id, order number or txid of a deposit, withdrawal or round; or those who came from an address, with a device, or both.",
  input: z
    .object({
      ...markInput,
      search: z.string().trim().max(80).optional(),
      /** As sessions keep them: the address, and what the browser calls itself. */
      ip: z.string().trim().min(1, say('field_required')).max(45, say('field_invalid')).optional(),
      device: z.string().trim().min(1, say('field_required')).max(200, say('field_invalid')).optional(),
    })
    .refine(({ search, ip, device }) => !search || (ip === undefined && device === undefined), {
      ...say('field_invalid'),
      path: ['search'],
    }),
  data: pageOf(staffMember),
  errors: [],
});

export const staffMemberGet = call({
  name: 'staffMemberGet',
  method: 'GET',
  path: '/api/staff/members/{id}',
  who: 'staff',
  permission: 'members.read',
  summary: 'One member; of a closed account also when it is erased, and what stands against it.',
  input: z.object({ id }),
  data: staffMemberView,
  errors: ['member_unknown'],
});

export const staffMemberStatement = call({
  name: 'staffMemberStatement',
  method: 'GET',
  path: '/api/staff/members/{id}/statement',
  who: 'staff',
  permission: 'members.read',
  summary: "A member's movements with the balance after each, newest first.",
  input: z.object({ id, ...markInput, range: range.optional() }),
  data: pageOf(statementRow),
  errors: ['member_unknown'],
});

export const staffMemberStatus = call({
  name: 'staffMemberStatus',
  method: 'POST',
  path: '/api/staff/members/{id}/status',
  who: 'staff',
  permission: 'members.freeze',
  summary:
    'Freezes a member, frees one, or opens an account again that its member has closed; freezing puts every session offline at once.',
  input: z.object({
    id,
    status: z.enum(['active', 'frozen'], say('field_invalid')),
    reason: text(200, 'reason_required'),
  }),
  data: staffMember,
  errors: ['member_unknown', 'state_changed', 'account_erased'],
});

export const staffDeposits = call({
  name: 'staffDeposits',
  method: 'GET',
  path: '/api/staff/deposits',
  who: 'staff',
  permission: 'withdrawals.read',
  summary:
    "Deposits, newest first; `search` is an id, an order number, a txid, a Pix's end-to-end id, or a member's account.",
  input: z.object({ ...markInput, range: range.optional(), search: z.string().trim().max(80).optional() }),
  data: pageOf(deposit.extend({ member_id: id, account: z.string() })),
  errors: [],
});

export const staffAudit = call({
  name: 'staffAudit',
  method: 'GET',
  path: '/api/staff/audit',
  who: 'staff',
  permission: 'audit.read',
  summary:
    'The audit log, newest first. `search` is the beginning of an e-mail, a part of an action, an id or what a subject is known by; `actions` are the names of actions that are meant besides, dots as underscores, with commas between. `looks` says whether looks at personal data are left out, shown too, or shown alone.',
  input: z.object({
    ...markInput,
    search: z.string().trim().max(80).optional(),
    /** The words of actions are known to whoever shows them: these are the ones whose words match. */
    actions: z
      .string()
      .max(4000, say('field_invalid'))
      .regex(/^[a-z_]+(,[a-z_]+)*$/, say('field_invalid'))
      .optional(),
    looks: z.enum(['none', 'all', 'only'], say('field_invalid')).default('none'),
  }),
  data: pageOf(
    z.object({
      id: z.string(),
      at: moment,
      staff_email: z.string(),
      action: z.string(),
      subject_type: z.string(),
      subject_id: z.string(),
      detail: z.unknown(),
      /** Personal data was looked at, nothing was done. */
      is_look: z.boolean(),
      hash: z.string(),
    }),
  ),
  errors: [],
});

export const staffAuditVerify = call({
  name: 'staffAuditVerify',
  method: 'GET',
  path: '/api/staff/audit/verify',
  who: 'staff',
  permission: 'audit.read',
  summary:
    'Computes the hashes of some rows of the audit log again, from the beginning or after a row and its hash; the answer leads to the next call.',
  input: z
    .object({
      after: z
        .string()
        .regex(/^\d{1,18}$/, say('field_invalid'))
        .optional(),
      head: z
        .string()
        .regex(/^[0-9a-f]{64}$/, say('field_invalid'))
        .optional(),
    })
    .refine(({ after, head }) => (after === undefined) === (head === undefined), {
      ...say('field_invalid'),
      path: ['head'],
    }),
  data: z.object({
    /** The last row that is as it was written, and its hash. */
    last: z.string(),
    head: z.string(),
    /** The first row that is not, or that is missing; null when all of these are. */
    broken_at: z.string().nullable(),
    is_end: z.boolean(),
  }),
  errors: [],
});

export * from './staff-cases.ts';
