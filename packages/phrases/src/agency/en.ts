/** Agency. */
export const en = {};

/** What can fail in agency. */
export const enErrors = {};
