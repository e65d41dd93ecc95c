import { z } from 'zod';
import { call } from './call.ts';
import { captchaFields } from './captcha-fields.ts';
import { cpf, newPassword, nothing, say } from './fields.ts';
import { secondCode, secondFactorErrors, sent, sentCode } from './security.ts';

const person = { cpf, birth_date: z.iso.date(say('birth_date_invalid')) };

export const forgotPasswordWays = call({
  name: 'forgotPasswordWays',
  method: 'GET',
  path: '/api/auth/password/ways',
  who: 'visitor',
  summary:
    'Where a code for a new login password can be sent here: by what the operator has, told before anything is asked.',
  input: nothing,
  data: z.object({ phone: z.boolean(), email: z.boolean() }),
  errors: [],
});

export const forgotPasswordCode = call({
  name: 'forgotPasswordCode',
  method: 'POST',
  path: '/api/auth/password/code',
  who: 'visitor',
  summary:
    'Sends a code for a new login password to the phone or the proved e-mail of whoever has this CPF and birth date. The answer is the same when nobody has, or nothing can be sent there. Five codes in 24 hours, three of them from one address.',
  input: z.object({
    ...person,
    channel: z.enum(['phone', 'email'], say('field_invalid')).default('phone'),
    ...captchaFields,
  }),
  data: sent.extend({
    /** Belongs to this code: without it the code opens nothing, so that nobody else uses its tries up. */
    ticket: z.string(),
  }),
  errors: [
    'captcha_required',
    'captcha_wrong',
    'code_too_soon',
    'locked_out',
    'mail_unavailable',
    'sms_unavailable',
  ],
  perMinute: 60,
  example: {
    input: {
      cpf: '529.982.247-25',
      birth_date: '1990-04-12',
      channel: 'phone',
      captcha_key: '6f2c…',
      captcha_code: 'K7MPA',
    },
  },
});

export const forgotPassword = call({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/password',
  who: 'visitor',
  summary:
    'Sets a new login password with the code that was sent and the ticket that it was asked for with, and tells the account it opens. Every session ends and every passkey is removed; the withdrawal password cannot be changed for 24 hours. With two-factor login on a code of the app confirms it.',
  input: z.object({
    ...person,
    ticket: z.string(say('field_invalid')).min(1, say('field_invalid')).max(64, say('field_invalid')),
    code: sentCode,
    new_password: newPassword,
    new_password_confirmation: z
      .string(say('enter_password'))
      .min(1, say('enter_password'))
      .max(128, say('passwords_mismatch')),
    second_code: secondCode.optional(),
  }),
  data: z.object({ account: z.string() }),
  errors: ['code_expired', ...secondFactorErrors],
  perMinute: 60,
});
