/** Failures of platforms and their HTTP status. */
export const platformsErrors = {
  platform_unknown: 404,
  transfer_unknown: 404,
  transfer_in_progress: 409,
  platform_off: 422,
  platform_direct: 422,
  platform_refused: 422,
  platform_unreachable: 503,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const platformsFieldErrors = ['maintenance_too_long'] as const satisfies readonly string[];
