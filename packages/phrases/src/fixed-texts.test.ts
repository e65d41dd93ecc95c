import { expect, test } from 'vitest';
import { languageCodes, phrase } from './index.ts';

/** The texts that the specification gives to the letter, with the phrase that says each and the rows that name it. */
const fixed: readonly (readonly [rows: string, key: string, text: string])[] = [
  ['[S8.08] [S8.05]', 'common.network_error', 'Network error, please try again later'],
  ['[S8.08] [S8.05]', 'errors.force_offline', 'Network error, please try again later'],
  ['[S8.08] [S4.08]', 'identity.registration_failed', 'Registration failed'],
  ['[S8.08] [S4.08]', 'identity.registration_done', 'Your registration has been completed successfully'],
  ['[S8.08]', 'errors.reward_not_eligible', 'You are not eligible for this reward'],
  ['[S8.08]', 'errors.no_qualified_recharge', 'No qualified recharge'],
  ['[S8.08]', 'errors.no_spins_left', 'No more spins left'],
  ['[S8.08] [S4.04]', 'common.login_expired', 'Login expired, log in again?'],
  ['[S8.08] [S4.04]', 'errors.session_expired', 'Login expired, log in again?'],
  ['[S8.08]', 'common.loading_failed', 'Loading failed'],
  ['[S8.08]', 'common.no_record_found', 'No record found'],
  ['[S8.08]', 'agency.no_agent', 'No agent to display'],
  ['[S8.08]', 'errors.member_unknown', 'User does not exist'],
  ['[S8.08]', 'errors.unsupported_media_type', 'wrong type'],
  ['[S8.02]', 'errors.invitee_unknown', 'USER DOES NOT EXIST'],
  ['[S8.06] [S6.01]', 'errors.unauthenticated', 'Currently not logged in, please log in first'],
  ['[S8.06] [S6.01]', 'common.login_first', 'Currently not logged in, please log in first'],
  ['[S8.07]', 'wallet.submitted', "Application submitted, please wait for administrator's review."],
  ['[S5.01]', 'errors.enter_password', 'Enter password'],
  ['[S5.01]', 'errors.enter_verification_code', 'Enter verification code'],
  ['[S5.01]', 'errors.enter_account', 'Enter account'],
  ['[S5.01]', 'errors.enter_name', 'Enter name'],
  ['[S5.01]', 'errors.enter_phone', 'Enter phone number'],
  ['[S5.01]', 'errors.enter_withdrawal_password', 'Enter withdrawal password'],
  ['[S5.01]', 'errors.enter_amount', 'Enter amount'],
  ['[S5.02]', 'errors.phone_invalid', 'Please enter a valid mobile phone number'],
  ['[S5.02]', 'errors.phone_incorrect', 'Please enter the correct mobile number.'],
  ['[S5.03]', 'errors.passwords_mismatch', 'Passwords do not match'],
  ['[S5.04] [S9.02]', 'errors.password_too_short', 'Password must be at least 6 characters'],
  ['[S5.05]', 'errors.password_same', 'The new password cannot equal the old one'],
  ['[S5.07]', 'errors.invalid_input', 'Please correct the error in the form'],
  ['[S5.07]', 'common.form_error', 'Please correct the error in the form'],
];

test.each(fixed)('%s %s is to the letter "%s", and left in English nowhere else', (_, key, text) => {
  expect(phrase('en', key)).toBe(text);
  for (const code of languageCodes.filter((other) => other !== 'en'))
    expect(['', text], code).not.toContain(phrase(code, key).trim());
});
