/** Loyalty. */
export const en = {};

/** What can fail in loyalty. */
export const enErrors = {};
