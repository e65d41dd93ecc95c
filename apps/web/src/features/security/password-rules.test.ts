import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { changePasswordSchema, withdrawalPasswordSchema } from './password-rules.ts';

/** The first message of every field: what a form shows. */
function faults(schema: z.ZodType, form: object): Record<string, string> {
  const result = schema.safeParse(form);
  const shown: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) shown[issue.path.join('.')] ??= issue.message;
  return shown;
}

describe('changing the login password', () => {
  const right = {
    current_password: 'mar-azul-42',
    new_password: 'sol-verde-77',
    new_password_confirmation: 'sol-verde-77',
  };
  const change = (part: object) => faults(changePasswordSchema, { ...right, ...part });

  test('takes a right form', () => expect(change({})).toEqual({}));

  test('[S5.03] the confirmation must be the same', () => {
    expect(change({ new_password_confirmation: 'sol-verde-78' })).toEqual({
      new_password_confirmation: 'passwords_mismatch',
    });
  });

  test('[S5.04] the new password has at least 6 characters', () => {
    expect(change({ new_password: 'abcde', new_password_confirmation: 'abcde' })).toEqual({
      new_password: 'password_too_short',
    });
  });

  test('[S5.05] the new password cannot be the old one', () => {
    const same = { new_password: right.current_password, new_password_confirmation: right.current_password };
    expect(change(same)).toEqual({ new_password: 'password_same' });
  });

  test('[S5.01] empty fields ask for the password', () => {
    expect(change({ current_password: '' })).toEqual({ current_password: 'enter_password' });
  });
});

describe('[S5.06] the withdrawal password', () => {
  const right = { password: 'mar-azul-42', qk_pwd: '135790', qk_pwd_confirmation: '135790' };
  const set = (part: object) => faults(withdrawalPasswordSchema, { ...right, ...part });

  test('is six digits, twice the same', () => {
    expect(set({})).toEqual({});
    expect(set({ qk_pwd: '12345', qk_pwd_confirmation: '12345' })).toEqual({
      qk_pwd: 'withdrawal_password_format',
    });
    expect(set({ qk_pwd_confirmation: '135791' })).toEqual({ qk_pwd_confirmation: 'passwords_mismatch' });
  });

  test('is asked for when it is missing', () => {
    expect(set({ qk_pwd: '', qk_pwd_confirmation: '' })).toEqual({ qk_pwd: 'enter_withdrawal_password' });
  });
});
