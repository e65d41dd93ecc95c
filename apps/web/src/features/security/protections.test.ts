import { expect, test } from 'vitest';
import { protections, type SecurityStatus, strengthOf } from './protections.ts';

const bare: SecurityStatus = {
  email: '',
  email_verified_at: null,
  phone: '21987654321',
  phone_verified_at: null,
  phone_opens: true,
  password_set_anew_at: null,
  has_handed_password: false,
  has_qk_pwd: false,
  two_factor_since: null,
  recovery_codes_left: 0,
  passkeys: 0,
  is_single_session: false,
  can_mail: true,
  can_sms: true,
};
const at = '2026-03-01T12:00:00.000Z';
const judge = (status: Partial<SecurityStatus>) => {
  const all = protections({ ...bare, ...status });
  const done = all.filter(Boolean).length;
  return [done, all.length, strengthOf(done, all.length)];
};

test.each([
  ['a new account', {}, [1, 5, 'weak']],
  ['with a withdrawal password', { has_qk_pwd: true }, [2, 5, 'weak']],
  ['with a proved e-mail too', { has_qk_pwd: true, email_verified_at: at }, [3, 5, 'good']],
  ['a passkey or an app is the second factor', { passkeys: 2, two_factor_since: at }, [2, 5, 'weak']],
  ['a password that was handed over is no own one', { has_handed_password: true }, [0, 5, 'weak']],
  [
    'with everything',
    { has_qk_pwd: true, email_verified_at: at, phone_verified_at: at, passkeys: 1 },
    [5, 5, 'strong'],
  ],
  [
    'what cannot be had is not asked for',
    { can_sms: false, can_mail: false, has_qk_pwd: true },
    [2, 3, 'good'],
  ],
  ['what was proved before still counts', { can_sms: false, phone_verified_at: at }, [2, 5, 'weak']],
] as const)('[S2.46] %s', (_, status, judged) => {
  expect(judge(status)).toEqual(judged);
});
