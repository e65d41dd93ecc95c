/** Failures of protection and their HTTP status. */
export const protectionErrors = {
  play_paused: 403,
  limit_reached: 422,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const protectionFieldErrors = [] as const satisfies readonly string[];
