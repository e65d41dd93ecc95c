import { z } from 'zod';
import { call } from './call.ts';
import { captchaFields } from './captcha-fields.ts';
import {
  account,
  amountOut,
  cpf,
  id,
  memberStatus,
  moment,
  newPassword,
  nothing,
  password,
  personName,
  phone,
  say,
  text,
  withdrawalPassword,
} from './fields.ts';
import { secondCode, secondFactorErrors } from './security.ts';
import { requestOptions, usedCredential } from './webauthn.ts';

export { captchaFields } from './captcha-fields.ts';
export * from './forgotten-password.ts';
export * from './security.ts';

/** The whole user-info entity of the specification. */
export const userInfo = z.object({
  id,
  name: z.string(),
  nickname: z.string(),
  realname: z.string(),
  email: z.string(),
  phone: z.string(),
  qq: z.string(),
  gender: z.enum(['', 'male', 'female']),
  invite_code: z.string(),
  money: amountOut,
  fs_money: amountOut,
  ml_money: amountOut,
  /** On platforms with a wallet of their own, and on its way there or back; part of the total. */
  away_money: amountOut,
  total_money: amountOut,
  total_slot_money: amountOut,
  total_live_money: amountOut,
  bonus_money: amountOut,
  held_money: amountOut,
  withdrawable_money: amountOut,
  score: z.int(),
  register_ip: z.string(),
  register_area: z.string(),
  register_site: z.string(),
  status: memberStatus,
  is_tips_on: z.boolean(),
  is_in_on: z.boolean(),
  is_trans_on: z.boolean(),
  is_demo: z.boolean(),
  lang: z.string(),
  top_id: id.nullable(),
  agent_id: id.nullable(),
  total_credit: amountOut,
  used_credit: amountOut,
  level: z.int(),
  slot_level: z.int(),
  live_level: z.int(),
  level_name: z.string(),
  created_at: moment,
  updated_at: moment,
  deleted_at: moment.nullable(),
  site: z.string(),
  is_ms_reg: z.boolean(),
  has_qk_pwd: z.boolean(),
  bridge_id: z.string(),
  day7_id: z.string(),
  cpf_masked: z.string(),
  /** Whether a deposit has been credited: nobody is invited to a first one twice. What it earned may still wait to be claimed. */
  has_deposited: z.boolean(),
});

const session = z.object({
  token: z.string(),
  token_type: z.literal('bearer'),
  expires_at: moment,
  member_id: id,
});

export const captcha = call({
  name: 'captcha',
  method: 'POST',
  path: '/api/auth/captcha',
  who: 'visitor',
  summary:
    'A new verification code: a picture, or a spoken-style sum for people who cannot see it. Single use, five minutes. After five sums a minute an address is shown pictures: `kind` says which it is.',
  input: z.object({ kind: z.enum(['picture', 'sum'], say('field_invalid')).default('picture') }),
  data: z.object({
    captcha_key: z.string(),
    kind: z.enum(['picture', 'sum']),
    /** An SVG document for `picture`, empty for `sum`. */
    picture: z.string(),
    /** The question in the caller's language for `sum`, empty for `picture`. */
    question: z.string(),
    expires_at: moment,
    /** False where the operator has switched verification codes off. */
    is_required: z.boolean(),
  }),
  errors: [],
  perMinute: 60,
});

export const register = call({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register2',
  who: 'visitor',
  summary: 'Registers a member and opens a session.',
  input: z.object({
    account,
    password: newPassword,
    password_confirmation: z
      .string(say('enter_password'))
      .min(1, say('enter_password'))
      .max(128, say('passwords_mismatch')),
    realname: personName,
    cpf,
    birth_date: z.iso.date(say('birth_date_invalid')),
    phone,
    introducer: z.string().trim().max(20, say('introducer_unknown')).optional(),
    terms_accepted: z.literal(true, say('terms_required')),
    ...captchaFields,
  }),
  data: session,
  errors: ['captcha_required', 'captcha_wrong', 'account_taken', 'cpf_taken'],
  perMinute: 30,
  example: {
    input: {
      account: 'joana_rio',
      password: 'mar-azul-42',
      password_confirmation: 'mar-azul-42',
      realname: 'Joana Exemplo',
      cpf: '529.982.247-25',
      birth_date: '1990-04-12',
      phone: '(21) 98765-4321',
      terms_accepted: true,
      captcha_key: '6f2c…',
      captcha_code: 'K7MPA',
    },
  },
});

export const login = call({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login2',
  who: 'visitor',
  summary:
    'Opens a session for who names the account or its CPF. After two failures for an account a verification code is asked for; after five in 15 minutes the account waits. With two-factor login on it fails with `two_factor_required`, and `data.challenge` is for the second step.',
  input: z.object({ account: text(64, 'enter_account'), password, ...captchaFields }),
  data: session,
  errors: [
    'wrong_credentials',
    'captcha_required',
    'captcha_wrong',
    'locked_out',
    'member_frozen',
    'account_closed',
    'two_factor_required',
  ],
  perMinute: 60,
});

export const twoFactorLogin = call({
  name: 'twoFactorLogin',
  method: 'POST',
  path: '/api/auth/two-factor',
  who: 'visitor',
  summary: 'The second step of a login: a code of the authenticator app, or a recovery code.',
  input: z.object({ challenge: z.string(say('field_required')).max(64), code: secondCode }),
  data: session,
  errors: ['challenge_expired', 'code_wrong', 'locked_out', 'member_frozen', 'account_closed'],
  perMinute: 30,
});

export const passkeyLoginBegin = call({
  name: 'passkeyLoginBegin',
  method: 'POST',
  path: '/api/auth/passkey/begin',
  who: 'visitor',
  summary: 'What a browser needs to log in with a passkey. Good once, for five minutes.',
  input: nothing,
  data: z.object({ challenge: z.string(), options: requestOptions }),
  errors: [],
  perMinute: 30,
});

export const passkeyLogin = call({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/api/auth/passkey',
  who: 'visitor',
  summary: 'Opens a session with a passkey; it counts for both factors.',
  input: z.object({ challenge: z.string(say('field_required')).max(64), credential: usedCredential }),
  data: session,
  errors: ['challenge_expired', 'passkey_refused', 'member_frozen', 'account_closed'],
  perMinute: 30,
});

export const demo = call({
  name: 'demo',
  method: 'POST',
  path: '/api/auth/demo',
  who: 'visitor',
  summary:
    'Opens a demo member with demo money, which can be neither deposited nor withdrawn and earns no rewards.',
  input: nothing,
  data: session,
  errors: ['forbidden', 'locked_out'],
  perMinute: 10,
});

export const me = call({
  name: 'me',
  method: 'POST',
  path: '/api/auth/me',
  who: 'member',
  summary: 'The current member with balances.',
  input: nothing,
  data: userInfo,
  errors: [],
});

export const logout = call({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  who: 'member',
  summary: 'Ends this session; its token is dead at once.',
  input: nothing,
  data: nothing,
  errors: [],
});

export const sessionRow = z.object({
  id,
  is_current: z.boolean(),
  device: z.string(),
  ip: z.string(),
  created_at: moment,
  last_seen_at: moment,
});

export const sessions = call({
  name: 'sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  who: 'member',
  summary:
    'Open sessions of the member, newest first, and those that ended in the last day because more were opened than may be open at once.',
  input: nothing,
  data: z.object({
    items: z.array(sessionRow),
    /** How many may be open at once. */
    max: z.int(),
    crowded_out: z.array(sessionRow.omit({ is_current: true }).extend({ ended_at: moment })),
  }),
  errors: [],
});

export const revokeSession = call({
  name: 'revokeSession',
  method: 'POST',
  path: '/api/auth/sessions/revoke',
  who: 'member',
  summary: 'Ends one session, or all but this one when no session is named.',
  input: z.object({ session_id: id.optional() }),
  data: z.object({ revoked: z.int() }),
  errors: ['not_found'],
});

export const verifyPassword = call({
  name: 'verifyPassword',
  method: 'POST',
  path: '/api/security/verify-password',
  who: 'member',
  summary: 'Checks the login password before a sensitive step.',
  input: z.object({ password }),
  data: nothing,
  errors: ['password_wrong', 'locked_out'],
  perMinute: 20,
});

export const changePassword = call({
  name: 'changePassword',
  method: 'POST',
  path: '/api/security/change-password',
  who: 'member',
  summary:
    'Changes the login password; every other session is put offline, and the passkeys that are named are removed. With two-factor login on a code confirms it.',
  input: z.object({
    current_password: password,
    new_password: newPassword,
    new_password_confirmation: z
      .string(say('enter_password'))
      .min(1, say('enter_password'))
      .max(128, say('passwords_mismatch')),
    code: secondCode.optional(),
    /** Passkeys that go with the old password. */
    remove_passkeys: z.array(id, say('field_invalid')).max(10, say('field_invalid')).optional(),
  }),
  data: nothing,
  errors: ['password_wrong', 'password_same', ...secondFactorErrors],
  perMinute: 20,
});

export const setWithdrawalPassword = call({
  name: 'setWithdrawalPassword',
  method: 'POST',
  path: '/api/security/withdrawal-password',
  who: 'member',
  summary:
    'Sets or changes the six-digit withdrawal password; the login password confirms it, and with two-factor login on a code.',
  input: z.object({
    password,
    qk_pwd: withdrawalPassword,
    qk_pwd_confirmation: z.string(say('enter_withdrawal_password')).max(6, say('passwords_mismatch')),
    code: secondCode.optional(),
  }),
  data: nothing,
  errors: ['password_wrong', 'password_same', 'state_changed', 'password_set_anew', ...secondFactorErrors],
  perMinute: 20,
});
