/** Failures of information and their HTTP status. */
export const informationErrors = {
  site_unknown: 404,
  picture_unknown: 404,
  message_unknown: 404,
  support_wait: 429,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const informationFieldErrors = ['nickname_format', 'qq_format'] as const satisfies readonly string[];
