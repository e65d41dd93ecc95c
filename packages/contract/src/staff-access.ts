import { z } from 'zod';
import { call } from './call.ts';
import { id, moment, nothing, say, text } from './fields.ts';
import { staffRoles } from './staff.ts';

const code = z
  .string(say('code_format'))
  .trim()
  .regex(/^\d{6}$/, 'code_format');
const password = text(128, 'enter_password');
const role = z.enum(staffRoles, say('field_invalid'));

export const staffTwoFactorBegin = call({
  name: 'staffTwoFactorBegin',
  method: 'POST',
  path: '/api/staff/two-factor/begin',
  who: 'staff',
  summary: 'A secret for an authenticator app, in the place of one that was never confirmed.',
  input: z.object({ password }),
  data: z.object({ secret: z.string(), otpauth_uri: z.string() }),
  errors: ['password_wrong', 'locked_out', 'two_factor_on'],
});

export const staffTwoFactorConfirm = call({
  name: 'staffTwoFactorConfirm',
  method: 'POST',
  path: '/api/staff/two-factor/confirm',
  who: 'staff',
  summary: 'Turns two-factor login on with the first code of the app.',
  input: z.object({ code }),
  data: nothing,
  errors: ['two_factor_off', 'two_factor_on', 'code_wrong', 'locked_out'],
});

export const staffPasswordChange = call({
  name: 'staffPasswordChange',
  method: 'POST',
  path: '/api/staff/password',
  who: 'staff',
  summary:
    'Sets the own password, the old one given, and where an authenticator app is bound a code of it; every other session of the account ends. A session that must set one has just shown a code.',
  input: z.object({
    password,
    code: code.optional(),
    new_password: z
      .string(say('enter_password'))
      .min(1, say('enter_password'))
      .min(10, say('staff_password_too_short'))
      .max(128, say('password_too_long')),
  }),
  data: nothing,
  errors: ['password_wrong', 'password_same', 'two_factor_required', 'code_wrong', 'locked_out'],
});

/** An account of the staff as administrators see it. */
const colleague = z.object({
  id,
  email: z.string(),
  role: z.enum(staffRoles),
  is_active: z.boolean(),
  has_two_factor: z.boolean(),
  /** Empty when the account was never used. */
  last_seen_at: z.string(),
  created_at: moment,
});

export const staffTeam = call({
  name: 'staffTeam',
  method: 'GET',
  path: '/api/staff/team',
  who: 'staff',
  permission: 'team.manage',
  summary: 'Every account of the staff.',
  input: nothing,
  data: z.object({ items: z.array(colleague) }),
  errors: [],
});

export const staffTeamAdd = call({
  name: 'staffTeamAdd',
  method: 'POST',
  path: '/api/staff/team',
  who: 'staff',
  permission: 'team.manage',
  summary: 'Opens an account; its password is told this once and good for one login.',
  input: z.object({ email: z.email(say('enter_email')).max(120), role }),
  data: colleague.extend({ password: z.string() }),
  errors: ['staff_email_taken'],
});

export const staffTeamReset = call({
  name: 'staffTeamReset',
  method: 'POST',
  path: '/api/staff/team/{id}/reset',
  who: 'staff',
  permission: 'team.manage',
  summary: 'Gives an account a new password, told this once and good for one login. Its sessions end.',
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: colleague.extend({ password: z.string() }),
  errors: ['staff_unknown', 'own_account'],
});

export const staffTeamChange = call({
  name: 'staffTeamChange',
  method: 'POST',
  path: '/api/staff/team/{id}',
  who: 'staff',
  permission: 'team.manage',
  summary:
    'Changes the role of an account, closes or opens it, or takes its authenticator app off, for a reason that the audit log keeps. Its sessions end.',
  input: z.object({
    id,
    role: role.optional(),
    is_active: z.boolean(say('field_invalid')).optional(),
    forget_two_factor: z.boolean(say('field_invalid')).optional(),
    reason: text(200, 'reason_required'),
  }),
  data: colleague,
  errors: ['staff_unknown', 'own_account'],
});
