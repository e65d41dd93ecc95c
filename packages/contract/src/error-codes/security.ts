/** Failures of security and their HTTP status. */
export const securityErrors = {
  two_factor_required: 401,
  passkey_unknown: 404,
  email_taken: 409,
  phone_taken: 409,
  already_verified: 409,
  two_factor_on: 409,
  two_factor_off: 409,
  password_set_anew: 409,
  code_wrong: 422,
  code_expired: 422,
  challenge_expired: 422,
  passkey_refused: 422,
  passkeys_full: 422,
  code_too_soon: 429,
  mail_unavailable: 503,
  sms_unavailable: 503,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const securityFieldErrors = ['enter_email', 'code_format'] as const satisfies readonly string[];
