/** Failures of the back office and their HTTP status. */
export const staffErrors = {
  own_password_needed: 403,
  people_enough: 429,
  staff_unknown: 404,
  request_unknown: 404,
  movement_unknown: 404,
  refund_unknown: 404,
  exclusion_unknown: 404,
  conversation_unknown: 404,
  member_not_blacklisted: 409,
  request_waits: 409,
  staff_email_taken: 409,
  own_account: 409,
  asker_gone: 409,
  same_hand: 409,
  hand_too_new: 409,
  same_maker: 409,
  payout_too_fresh: 409,
  payout_known: 409,
  payout_under_way: 409,
  refund_too_fresh: 409,
  refund_known: 409,
  refund_under_way: 409,
  transfer_too_fresh: 409,
  transfer_known: 409,
  transfer_under_way: 409,
  risk_not_low: 409,
  sent_already: 409,
  withdrawal_on_hold: 409,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const staffFieldErrors = [
  'note_required',
  'evidence_required',
  'staff_password_too_short',
] as const satisfies readonly string[];
