import { accountErrors } from './error-codes/account.ts';
import { agencyErrors, agencyFieldErrors } from './error-codes/agency.ts';
import { chatErrors, chatFieldErrors } from './error-codes/chat.ts';
import { growthFieldErrors } from './error-codes/growth.ts';
import { informationErrors, informationFieldErrors } from './error-codes/information.ts';
import { liveErrors } from './error-codes/live.ts';
import { loyaltyErrors, loyaltyFieldErrors } from './error-codes/loyalty.ts';
import { platformsErrors, platformsFieldErrors } from './error-codes/platforms.ts';
import { promotionsErrors, promotionsFieldErrors } from './error-codes/promotions.ts';
import { protectionErrors, protectionFieldErrors } from './error-codes/protection.ts';
import { racesErrors } from './error-codes/races.ts';
import { securityErrors, securityFieldErrors } from './error-codes/security.ts';
import { staffErrors, staffFieldErrors } from './error-codes/staff.ts';

/**
 * Every expected failure: its code, which is also the key of its phrase in the area `errors`, and its HTTP status.
 * Codes under `fields` stand by one field of a form inside an `invalid_input` answer.
 */
export const errorStatus = {
  malformed_body: 400,
  unauthenticated: 401,
  session_expired: 401,
  force_offline: 401,
  wrong_credentials: 401,
  forbidden: 403,
  cross_origin: 403,
  member_frozen: 403,
  demo_not_allowed: 403,
  not_found: 404,
  game_unknown: 404,
  round_unknown: 404,
  deposit_unknown: 404,
  withdrawal_unknown: 404,
  bank_account_unknown: 404,
  member_unknown: 404,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  state_changed: 409,
  fee_changed: 409,
  account_taken: 409,
  cpf_taken: 409,
  round_open: 409,
  round_settled: 409,
  same_reviewer: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  idempotency_key_required: 422,
  idempotency_key_invalid: 422,
  captcha_required: 422,
  captcha_wrong: 422,
  amount_below_minimum: 422,
  amount_above_maximum: 422,
  insufficient_funds: 422,
  rollover_remaining: 422,
  payment_method_unknown: 422,
  pix_key_not_own: 422,
  holder_not_own: 422,
  withdrawal_password_unset: 422,
  withdrawal_password_wrong: 422,
  withdrawal_password_locked: 422,
  password_wrong: 422,
  password_same: 422,
  too_many_pending: 422,
  bank_accounts_full: 422,
  game_off: 422,
  bet_invalid: 422,
  stake_too_small: 422,
  stake_too_large: 422,
  action_illegal: 422,
  locked_out: 429,
  too_many_requests: 429,
  internal_error: 500,
  payment_unavailable: 503,
  unavailable: 503,
  ...promotionsErrors,
  ...loyaltyErrors,
  ...agencyErrors,
  ...informationErrors,
  ...protectionErrors,
  ...platformsErrors,
  ...accountErrors,
  ...securityErrors,
  ...chatErrors,
  ...liveErrors,
  ...racesErrors,
  ...staffErrors,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** What can be wrong with one field; each has its phrase in the area `errors`. */
export const fieldErrors = [
  'field_required',
  'field_invalid',
  'field_too_long',
  'enter_account',
  'enter_password',
  'enter_verification_code',
  'enter_name',
  'enter_phone',
  'enter_withdrawal_password',
  'enter_amount',
  'account_format',
  'account_is_cpf',
  'password_too_short',
  'password_too_long',
  'password_common',
  'passwords_mismatch',
  'phone_invalid',
  'phone_incorrect',
  'cpf_invalid',
  'cnpj_invalid',
  'birth_date_invalid',
  'under_age',
  'introducer_unknown',
  'member_away',
  'terms_required',
  'withdrawal_password_format',
  'amount_format',
  'pix_key_invalid',
  'ispb_format',
  'email_invalid',
  'client_seed_format',
  'reason_required',
  ...promotionsFieldErrors,
  ...loyaltyFieldErrors,
  ...agencyFieldErrors,
  ...informationFieldErrors,
  ...protectionFieldErrors,
  ...platformsFieldErrors,
  ...securityFieldErrors,
  ...growthFieldErrors,
  ...chatFieldErrors,
  ...staffFieldErrors,
] as const;

export type FieldErrorCode = (typeof fieldErrors)[number];
