import { z } from 'zod';
import { call } from './call.ts';
import { id, listInput, listOf, moment, nothing, password, phone, range, say, text } from './fields.ts';
import { creationOptions, newCredential } from './webauthn.ts';

/** An e-mail address, kept in small letters. */
export const email = z
  .string(say('enter_email'))
  .trim()
  .toLowerCase()
  .min(1, say('enter_email'))
  .max(254, say('email_invalid'))
  .pipe(z.email(say('email_invalid')));

/** The six digits that were sent, or that an authenticator app shows. */
export const sentCode = z
  .string(say('enter_verification_code'))
  .transform((value) => value.replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, say('enter_verification_code'))
      .regex(/^\d{6}$/, say('code_format')),
  );

/** Six digits of the app, or a recovery code such as `K7MPA-3XQ2D` with or without its dash. */
export const secondCode = z
  .string(say('enter_verification_code'))
  .max(40, say('code_format'))
  .transform((value) => value.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, say('enter_verification_code'))
      .regex(/^(\d{6}|[A-Z2-7]{10})$/, say('code_format')),
  );

/** How a step fails that asks for a code of the app too where two-factor login is on. */
export const secondFactorErrors = ['two_factor_required', 'code_wrong', 'locked_out'] as const;

/** A code that has been sent: until when it serves, and when another may be asked for. */
export const sent = z.object({ expires_at: moment, again_at: moment });

export const securityStatus = call({
  name: 'securityStatus',
  method: 'GET',
  path: '/api/security/status',
  who: 'member',
  summary: 'What protects the account and what does not yet.',
  input: nothing,
  data: z.object({
    email: z.string(),
    email_verified_at: moment.nullable(),
    phone: z.string(),
    phone_verified_at: moment.nullable(),
    /** A code for a new password may go there, also where it is not verified. */
    phone_opens: z.boolean(),
    password_set_anew_at: moment.nullable(),
    /** Whoever registered the member chose the login password, and may know it. */
    has_handed_password: z.boolean(),
    has_qk_pwd: z.boolean(),
    two_factor_since: moment.nullable(),
    recovery_codes_left: z.int(),
    passkeys: z.int(),
    is_single_session: z.boolean(),
    /** False where the operator has no way of sending. */
    can_mail: z.boolean(),
    can_sms: z.boolean(),
  }),
  errors: [],
});

export const emailCode = call({
  name: 'emailCode',
  method: 'POST',
  path: '/api/security/email/code',
  who: 'member',
  summary:
    'Sends a code to an e-mail address. It needs the login password, and with two-factor login on a code of the app: an e-mail that is bound opens the account.',
  input: z.object({ email, password: password.optional(), second_code: secondCode.optional() }),
  data: sent,
  errors: [
    'demo_not_allowed',
    'already_verified',
    'code_too_soon',
    'password_wrong',
    'mail_unavailable',
    ...secondFactorErrors,
  ],
  perMinute: 10,
  example: { input: { email: 'joana@example.com', password: 'maracuja-roxo-9' } },
});

export const emailConfirm = call({
  name: 'emailConfirm',
  method: 'POST',
  path: '/api/security/email/confirm',
  who: 'member',
  summary: 'Binds the e-mail address with the code that reached it.',
  input: z.object({ email, code: sentCode }),
  data: z.object({ email: z.string() }),
  errors: ['demo_not_allowed', 'code_wrong', 'code_expired', 'email_taken'],
  perMinute: 20,
});

export const emailRemove = call({
  name: 'emailRemove',
  method: 'POST',
  path: '/api/security/email/remove',
  who: 'member',
  summary: 'Unbinds the e-mail address; the login password confirms it, and with two-factor login on a code.',
  input: z.object({ password, code: secondCode.optional() }),
  data: nothing,
  errors: ['demo_not_allowed', 'password_wrong', 'not_found', ...secondFactorErrors],
  perMinute: 10,
});

export const phoneCode = call({
  name: 'phoneCode',
  method: 'POST',
  path: '/api/security/phone/code',
  who: 'member',
  summary:
    'Sends a code to a mobile phone. Another number than the member gave at the own registration needs the login password, and with two-factor login on a code of the app; so does replacing one that is verified.',
  input: z.object({ phone, password: password.optional(), second_code: secondCode.optional() }),
  data: sent,
  errors: [
    'demo_not_allowed',
    'already_verified',
    'code_too_soon',
    'password_wrong',
    'sms_unavailable',
    ...secondFactorErrors,
  ],
  perMinute: 10,
  example: { input: { phone: '(21) 98765-4321', password: 'maracuja-roxo-9' } },
});

export const phoneConfirm = call({
  name: 'phoneConfirm',
  method: 'POST',
  path: '/api/security/phone/confirm',
  who: 'member',
  summary: 'Verifies the phone with the code that reached it.',
  input: z.object({ phone, code: sentCode }),
  data: z.object({ phone: z.string() }),
  errors: ['demo_not_allowed', 'code_wrong', 'code_expired', 'phone_taken'],
  perMinute: 20,
});

export const twoFactorBegin = call({
  name: 'twoFactorBegin',
  method: 'POST',
  path: '/api/security/two-factor/begin',
  who: 'member',
  summary: 'A new secret for an authenticator app; it guards nothing until a code confirms it.',
  input: z.object({ password }),
  data: z.object({ secret: z.string(), otpauth_uri: z.string() }),
  errors: ['demo_not_allowed', 'password_wrong', 'locked_out', 'two_factor_on'],
  perMinute: 10,
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const twoFactorConfirm = call({
  name: 'twoFactorConfirm',
  method: 'POST',
  path: '/api/security/two-factor/confirm',
  who: 'member',
  summary: 'Turns two-factor login on with a code of the app. The recovery codes are told this once.',
  input: z.object({ code: sentCode }),
  data: recoveryCodes,
  errors: ['two_factor_on', 'two_factor_off', 'code_wrong', 'locked_out'],
  perMinute: 20,
});

export const twoFactorCodes = call({
  name: 'twoFactorCodes',
  method: 'POST',
  path: '/api/security/two-factor/recovery-codes',
  who: 'member',
  summary: 'Ten new recovery codes; the old ones stop working.',
  input: z.object({ password, code: secondCode }),
  data: recoveryCodes,
  errors: ['password_wrong', 'two_factor_off', 'code_wrong', 'locked_out'],
  perMinute: 10,
});

export const twoFactorDisable = call({
  name: 'twoFactorDisable',
  method: 'POST',
  path: '/api/security/two-factor/disable',
  who: 'member',
  summary: 'Turns two-factor login off; password and a code confirm it.',
  input: z.object({ password, code: secondCode }),
  data: nothing,
  errors: ['password_wrong', 'two_factor_off', 'code_wrong', 'locked_out'],
  perMinute: 10,
});

export const passkeyBegin = call({
  name: 'passkeyBegin',
  method: 'POST',
  path: '/api/security/passkeys/begin',
  who: 'member',
  summary:
    'What a browser needs to make a passkey; the login password confirms it, and with two-factor login on a code. Good once, for five minutes.',
  input: z.object({ password, code: secondCode.optional() }),
  data: z.object({ challenge: z.string(), options: creationOptions }),
  errors: ['demo_not_allowed', 'password_wrong', 'passkeys_full', ...secondFactorErrors],
  perMinute: 10,
});

const passkeyName = text(40);

export const passkeyRow = z.object({
  id,
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
});

export const passkeyAdd = call({
  name: 'passkeyAdd',
  method: 'POST',
  path: '/api/security/passkeys/add',
  who: 'member',
  summary: 'Keeps the passkey that the browser has made.',
  input: z.object({ challenge: z.string().max(64), name: passkeyName, credential: newCredential }),
  data: passkeyRow,
  errors: ['demo_not_allowed', 'challenge_expired', 'passkey_refused', 'passkeys_full'],
  perMinute: 10,
});

export const passkeys = call({
  name: 'passkeys',
  method: 'GET',
  path: '/api/security/passkeys',
  who: 'member',
  summary: 'The passkeys of the member, newest first.',
  input: nothing,
  data: z.object({ items: z.array(passkeyRow) }),
  errors: [],
});

export const passkeyRename = call({
  name: 'passkeyRename',
  method: 'POST',
  path: '/api/security/passkeys/rename',
  who: 'member',
  summary: 'Gives a passkey another name.',
  input: z.object({ id, name: passkeyName }),
  data: nothing,
  errors: ['passkey_unknown'],
});

export const passkeyRemove = call({
  name: 'passkeyRemove',
  method: 'POST',
  path: '/api/security/passkeys/remove',
  who: 'member',
  summary:
    'Removes a passkey: it opens the account no more. The login password confirms it, and with two-factor login on a code.',
  input: z.object({ id, password, code: secondCode.optional() }),
  data: nothing,
  errors: ['passkey_unknown', 'password_wrong', ...secondFactorErrors],
  perMinute: 10,
});

export const waysClose = call({
  name: 'waysClose',
  method: 'POST',
  path: '/api/security/ways/close',
  who: 'member',
  summary:
    'Takes away, all at once, what opens the account besides its password: the e-mail, the phone, passkeys that are named, every other session. The login password confirms it, and with two-factor login on a code.',
  input: z.object({
    password,
    code: secondCode.optional(),
    email: z.boolean(say('field_invalid')).default(false),
    phone: z.boolean(say('field_invalid')).default(false),
    passkeys: z.array(id, say('field_invalid')).max(10, say('field_invalid')).default([]),
    sessions: z.boolean(say('field_invalid')).default(false),
  }),
  data: nothing,
  errors: ['demo_not_allowed', 'password_wrong', ...secondFactorErrors],
  perMinute: 10,
});

export const singleSession = call({
  name: 'singleSession',
  method: 'POST',
  path: '/api/security/single-session',
  who: 'member',
  summary:
    'One device at a time: each new login puts the others offline. Turning it on ends the others at once.',
  input: z.object({ is_on: z.boolean(say('field_invalid')) }),
  data: z.object({ is_single_session: z.boolean(), ended: z.int() }),
  errors: [],
  perMinute: 20,
});

export const loginEvent = z.object({
  id: z.string(),
  at: moment,
  ip: z.string(),
  device: z.string(),
  method: z.enum(['register', 'password', 'two_factor', 'recovery_code', 'passkey', 'demo']),
  outcome: z.enum(['opened', 'wrong_password', 'wrong_code', 'frozen', 'closed']),
});

export const loginHistory = call({
  name: 'loginHistory',
  method: 'GET',
  path: '/api/security/login-history',
  who: 'member',
  summary: 'Logins and failed tries of the member, newest first.',
  input: z.object({ range: range.default('7days'), ...listInput }),
  data: listOf(loginEvent),
  errors: [],
});
