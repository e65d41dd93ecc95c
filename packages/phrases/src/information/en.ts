/** Information. */
export const en = {};

/** What can fail in information. */
export const enErrors = {};
