import { expect, test } from 'vitest';
import { type LanguageCode, languageCodes, phrase } from '../index.ts';
import { ch } from './ch.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { id } from './id.ts';
import { msa } from './msa.ts';
import { pt } from './pt.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

const byLanguage: Record<LanguageCode, Readonly<Record<string, string>>> = {
  cn,
  en,
  ch,
  pt,
  vi,
  id,
  th,
  tr,
  msa,
};

test('the fixed English texts of the specification, to the letter', () => {
  expect(en).toMatchObject({
    unauthenticated: 'Currently not logged in, please log in first',
    session_expired: 'Login expired, log in again?',
    force_offline: 'Network error, please try again later',
    unavailable: 'Network error, please try again later',
    member_unknown: 'User does not exist',
    unsupported_media_type: 'wrong type',
    invalid_input: 'Please correct the error in the form',
    phone_invalid: 'Please enter a valid mobile phone number',
    phone_incorrect: 'Please enter the correct mobile number.',
    passwords_mismatch: 'Passwords do not match',
    password_too_short: 'Password must be at least 6 characters',
    password_same: 'The new password cannot equal the old one',
    withdrawal_password_format: 'The withdrawal password is 6 digits',
    enter_password: 'Enter password',
    enter_verification_code: 'Enter verification code',
    enter_account: 'Enter account',
    enter_name: 'Enter name',
    enter_phone: 'Enter phone number',
    enter_withdrawal_password: 'Enter withdrawal password',
    enter_amount: 'Enter amount',
  });
});

test.each(languageCodes)('%s has words for every key, with the places English has', (language) => {
  const places = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  for (const [key, english] of Object.entries(en)) {
    const text = byLanguage[language][key];
    expect(text?.trim(), key).toBe(text);
    expect(text, key).not.toBe('');
    expect(places(text), key).toEqual(places(english));
  }
});

test('places are filled', () => {
  expect(phrase('pt', 'errors.locked_out', { minutes: 15 })).toBe(
    'Muitas tentativas. Tente de novo em 15 min',
  );
  expect(phrase('tr', 'errors.amount_below_minimum', { min: 'R$ 20,00' })).toBe(
    'Tutar şundan az olamaz: R$ 20,00',
  );
});
