/** Failures of protection and their HTTP status. */
export const protectionErrors = {
  play_paused: 403,
  deposit_paused: 403,
  limit_reached: 422,
  limits_required: 422,
  limit_unset: 404,
  limit_change_unset: 404,
  pause_shorter: 409,
  exclusion_not_over: 409,
  case_unknown: 404,
  case_without_member: 422,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const protectionFieldErrors = ['minutes_invalid'] as const satisfies readonly string[];
